import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { besideLabels } from '../beside/besideLabels.ts';
import { besideOf } from '../beside/besideLines.ts';
import { valuesWith } from '../constants/constants.ts';
import { fillServing } from '../fill.ts';
import type { ProductionPlan } from '../plan.ts';

/** Of what a form is made with so much that a label has to say so. */
const Excess = z.strictObject({
  key: columns.key,
  content: z.enum(['polyols']),
  /** Percent of the weight, or grams of a serving, beyond which it is told. */
  overShare: columns.finite,
  overGrams: columns.finite,
  /** `{percent}` and `{grams}` are what a serving holds. */
  says: columns.text,
  ...columns.origin,
});
const rows = readTable(new URL('./data/', import.meta.url), 'excesses', Excess);

/** Percent of polyols in what is bought. */
function polyolsOf(form: string): number {
  const { polyols = {} } = (besideLabels.get(form)?.profile ?? {}) as {
    polyols?: Readonly<Record<string, number>>;
  };
  return Object.values(polyols).reduce((sum, each) => sum + each, 0);
}

/** What a serving of a plan has so much of that labels say so: sugar alcohols. What is swallowed at once has none to mind. */
export function excessNotes(plan: ProductionPlan): string[] {
  const { weightMg } = fillServing(plan, valuesWith());
  const mg = besideOf(plan).reduce(
    (sum, { part, line }) => sum + (line.inputMg * polyolsOf(part.form)) / 100,
    0,
  );
  const percent = (mg / weightMg) * 100;
  return rows
    .filter(({ overShare, overGrams }) => percent > overShare || mg > overGrams * 1000)
    .map(({ says }) =>
      says
        .replace('{percent}', Math.round(percent).toString())
        .replace('{grams}', Number((mg / 1000).toPrecision(2)).toString()),
    );
}
