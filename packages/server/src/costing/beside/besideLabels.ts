import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { profileCells } from '../words/profileCells.ts';

/** How labels name what a form is made with, and what of it they count. */
const BesideLabel = z.strictObject({
  key: columns.key,
  /** What is bought, as `besideParts` has it. */
  form: columns.text,
  /** As an ingredient list of the US names it. */
  statement: columns.text,
  /** As one of the EU does; empty: alike. */
  statementEu: z.string(),
  /** What it is made of itself. */
  parts: columns.list,
  /** Of 100 g. */
  profile: profileCells,
  highIntensity: columns.flag,
  /** Allergens that it holds, by what the markets call them. */
  allergens: columns.list,
  ...columns.origin,
});
export type BesideLabel = Readonly<z.infer<typeof BesideLabel>>;

/** By what is bought. */
export const besideLabels: ReadonlyMap<string, BesideLabel> = new Map(
  readTable(new URL('../data/', import.meta.url), 'besideLabels', BesideLabel).map((row) => [row.form, row]),
);
