import type { BomLine, LineDraft } from '../formula/index.ts';
import { figure } from './parts.ts';
import type { DocumentSources } from './sources.ts';
import { capitalize } from '../text/letters.ts';

/** A line of the formula as documents tell it. */
export interface DocumentLine {
  /** Its name in the paths of open items. */
  path: string;
  /** Where it stands, in words. */
  source: string;
  name: string;
  form: string | null;
  purpose: string;
  isActive: boolean;
  /** As it was typed; null: it is not said. */
  amount: string | null;
  draft: LineDraft;
  bom: BomLine | null;
}

function amountOf({ amount }: LineDraft): string | null {
  if (amount?.isRest) return 'to 100 %';
  const shown = figure(amount?.value, 6);
  return shown === null ? null : `${shown} ${amount?.unit ?? 'mg'}`;
}

type LineSources = Pick<DocumentSources, 'formula' | 'data'>;

/** The lines of the formula, in their order. */
export const linesOf = (sources: LineSources): DocumentLine[] =>
  tellLines(sources, sources.formula.draft.lines ?? [], 'line');

/** Its actives alone, counted by themselves: no number tells how many other lines there are. */
export const activeLinesOf = (sources: LineSources): DocumentLine[] =>
  tellLines(sources, (sources.formula.draft.lines ?? []).filter(isActive), 'active');

const purposeOf = ({ purpose }: LineDraft) => purpose ?? 'active';
const isActive = (draft: LineDraft) => purposeOf(draft) === 'active';

function tellLines(
  { formula, data }: LineSources,
  drafts: readonly LineDraft[],
  called: string,
): DocumentLine[] {
  const labels = new Map(data.ingredients.map(({ key, label }) => [key, label]));
  const weighed = new Map(formula.computed.bom.lines.map((line) => [line.line, line]));
  return drafts.map((draft, at) => {
    const key = draft.ingredient ?? draft.nutrient ?? '';
    const numbered = `${called} ${at + 1}`;
    return {
      path: `lines.${draft.id}`,
      source: `Formula, ${numbered}`,
      name: capitalize(draft.name || labels.get(key) || key || draft.source || numbered),
      form: draft.source ?? null,
      purpose: purposeOf(draft),
      isActive: isActive(draft),
      amount: amountOf(draft),
      draft,
      bom: weighed.get(draft.id) ?? null,
    };
  });
}

/** What a line is made of, in one line: form, part of the plant, extract, marker. */
export function compositionOf({ draft, form }: Pick<DocumentLine, 'draft' | 'form'>): string | null {
  const { latinName, plantPart, extract, marker } = draft;
  const parts = [
    form,
    latinName,
    plantPart,
    extract && [extract.kind, 'extract', extract.ratio, extract.solvent].filter(Boolean).join(' '),
    marker && [marker.name, marker.percent && `${marker.percent} %`].filter(Boolean).join(' '),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
