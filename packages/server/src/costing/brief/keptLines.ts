import { registry } from '../../registry/index.ts';
import type { FormulaLine } from '../line.ts';
import { heldActive } from './held.ts';
import type { SourceTerm } from './sources.ts';
import type { BriefTerm } from './terms.ts';

/** Actives as a brief's terms have them, and what became of the others. */
export interface KeptLines {
  readonly lines: readonly FormulaLine[];
  readonly notes: readonly string[];
}

/**
 * Actives that are of the sources which a brief names: `marine collagen` leaves no bovine beside it. Of what is usual of such
 * products nothing stays that a brief excludes by what it is one of: `no hormones` leaves no melatonin.
 */
export function keptLines(lines: readonly FormulaLine[], terms: readonly BriefTerm[]): KeptLines {
  let kept: KeptLines = { lines, notes: [] };
  for (const term of terms) {
    if (term.kind === 'excluded') kept = leftOut(kept, term);
    if (term.kind === 'source') kept = ofSource(kept, term);
  }
  return kept;
}

/** Nothing is left out of a formula that would have no other line. */
function leftOut({ lines, notes }: KeptLines, { called, heldBy }: BriefTerm): KeptLines {
  const isOut = ({ material, isOfKind = false }: FormulaLine) =>
    isOfKind && heldBy(heldActive(material.key)) !== null;
  const [kept, out] = [lines.filter((line) => !isOut(line)), lines.filter(isOut)];
  if (kept.length === 0) return { lines, notes };
  return {
    lines: kept,
    notes: [
      ...notes,
      ...out.map(
        ({ material }) =>
          `${material.name}, usual of such products, is left out: the words exclude “${called}”.`,
      ),
    ],
  };
}

function ofSource({ lines, notes }: KeptLines, term: SourceTerm): KeptLines {
  const others = lines.filter(({ material }) => term.heldBy(heldActive(material.key)) !== null);
  if (others.length === 0) return { lines, notes };
  const own = lines.find(({ material }) => term.isOf(heldActive(material.key)));
  const [first] = others;
  const stated = others.find(({ isStated }) => isStated);
  const taker = own ?? (first && swappedLine(first, term));
  if (!taker) return { lines, notes };
  const isTaken = stated !== undefined && !taker.isStated;
  const made = isTaken ? { ...taker, amount: stated.amount, isStated: true } : taker;
  const place = own ?? first;
  return {
    lines: lines.flatMap((line) => (line === place ? [made] : others.includes(line) ? [] : [line])),
    notes: [
      ...notes,
      `${made.material.name} is ${made.material.form} alone: the words name ${term.called}, and no other source of it.`,
    ],
  };
}

/** The same ingredient of the source that is named, where one is priced. */
function swappedLine(line: FormulaLine, { isOf }: SourceTerm): FormulaLine | null {
  const material = [...registry.materials.values()].find(
    (each) =>
      each.ingredient === line.material.ingredient &&
      each.unit === line.material.unit &&
      isOf(heldActive(each.key)),
  );
  return material ? { ...line, material } : null;
}
