import { z } from 'zod';
import { columns, labelUnits, readTable, type Material } from '../registry/index.ts';

/** Where an ingredient is usually dosed otherwise than by itself in a supplement. */
export type DoseContext = 'multivitamin' | 'children' | 'food' | 'drink';

/** A label amount of a serving, in the unit of the ingredient’s usual material. */
const UsualDose = z.strictObject({
  key: columns.key,
  context: z.enum(['multivitamin', 'children', 'food', 'drink']),
  ingredient: columns.key,
  amount: columns.finite,
  unit: z.enum(labelUnits),
  ...columns.origin,
});

/** Usual doses by `context/ingredient`. */
export const usualDoses: ReadonlyMap<string, Readonly<z.infer<typeof UsualDose>>> = new Map(
  readTable(new URL('./data/', import.meta.url), 'usualDoses', UsualDose).map((row) => [row.key, row]),
);

/** The label amount of a serving where a text gives none: that of the first context which has one, else the usual one. */
export function usualDoseOf({ ingredient, unit, dose }: Material, contexts: readonly DoseContext[]): number {
  for (const context of contexts) {
    const row = usualDoses.get(`${context}/${ingredient}`);
    if (row?.unit === unit) return row.amount;
  }
  return dose.usual;
}

const forChildren = /\b(?:kids?|child|children|toddlers?)\b/i;
/** From so many vitamins and minerals without an amount a product is a multivitamin. Our assumption. */
const several = 8;

/** In what contexts the ingredients of a text are dosed; `kind` of a food or drink. */
export function contextsOf(
  text: string,
  unstated: readonly Material[],
  kind: 'food' | 'drink' | null = null,
): DoseContext[] {
  const isMulti = unstated.filter(({ category }) => /vitamin|mineral/.test(category)).length >= several;
  return [
    ...(forChildren.test(text) && (isMulti || kind) ? (['children'] as const) : []),
    ...(kind ? [kind] : []),
    ...(isMulti ? (['multivitamin'] as const) : []),
  ];
}
