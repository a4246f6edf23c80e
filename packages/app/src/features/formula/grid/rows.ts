import type { FormulaLine, StoredFormula } from '@seedbed/server/contract';
import type { Check } from '@seedbed/server/formula';
import type { Basis, Computed } from '../model/computed';
import { resolved } from '../model/resolved';
import { isSame } from '../../../api/isSame';
import { fieldOf } from '../model/paths';
import type { Pending } from '../model/pending';

/** A line as the grid shows it; one that is still empty has no line. */
export interface LineRow {
  id: string;
  /** With what its material brings; undefined of an empty row. */
  line: FormulaLine | undefined;
  /** What the line tells itself. */
  own: FormulaLine | undefined;
  /** US dollars a kilogram at the tier that the run reaches; null where none is known. */
  perKg: number | null;
  /** US dollars of a serving, landed; null where weight or price are not known. */
  cost: number | null;
  checks: readonly Check[];
  /** Texts that could not be read, by column. */
  unreadable: Readonly<Record<string, string>>;
  isUnsaved: boolean;
}

/** An empty row: its id, and the line or empty row it stands below; null: above all, undefined: below all. */
export interface EmptyRow {
  id: string;
  after: string | null | undefined;
}

interface Shown {
  formula: StoredFormula;
  computed: Computed;
  pending: Pending;
  basis: Basis;
  empty: readonly EmptyRow[];
}

/** Key of a text that could not be read. */
export const unreadableKey = (lineId: string, columnId: string) => `${lineId}\n${columnId}`;

/** The rows of the grid. Those that say the same as before are the same objects, so that only others are drawn. */
export function rowsOf(shown: Shown, before: readonly LineRow[]): LineRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const told = resolved(shown.formula, shown.basis).lines ?? [];
  const rows = (shown.formula.lines ?? []).map((own, at) => lineRow({ own, line: told[at] ?? own }, shown));
  for (const { id, after } of shown.empty) {
    const above = after === null ? -1 : rows.findIndex((row) => row.id === after);
    rows.splice(above < 0 && after !== null ? rows.length : above + 1, 0, emptyRow(id, shown.pending));
  }
  return rows.map((row) => {
    const own = known.get(row.id);
    return own && isSame(own, row) ? own : row;
  });
}

function lineRow(
  { own, line }: { own: FormulaLine; line: FormulaLine },
  { computed, pending, basis: { data } }: Shown,
): LineRow {
  const id = String(line.id);
  const weighed = computed.bom?.lines.find((each) => String(each.line) === id);
  const { mgPerServing = null, perKg = null } = weighed ?? {};
  const { freight, duty } = data.figures;
  const landed = (1 + freight.base) * (1 + duty.base);
  return {
    ...emptyRow(id, pending),
    line,
    own,
    perKg,
    cost: mgPerServing === null || perKg === null ? null : (mgPerServing / 1e6) * perKg * landed,
    checks: computed.checks.filter((check) => check.line !== undefined && String(check.line) === id),
    isUnsaved: pending.batches.some(({ steps }) =>
      steps.some(({ op }) => (op.op === 'addLine' ? String(op.line.id) === id : fieldOf(op)?.lineId === id)),
    ),
  };
}

const emptyRow = (id: string, { unreadable }: Pending): LineRow => ({
  id,
  line: undefined,
  own: undefined,
  perKg: null,
  cost: null,
  checks: [],
  unreadable: Object.fromEntries(
    Object.entries(unreadable).flatMap(([key, text]) => {
      const [lineId, columnId = ''] = key.split('\n');
      return lineId === id ? [[columnId, text]] : [];
    }),
  ),
  isUnsaved: false,
});
