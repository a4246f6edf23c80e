import { z } from 'zod';
import { columns, labelUnits, readTable, type Material } from '../../registry/index.ts';
import { peopleIn } from '../words/people.ts';

/**
 * Where an ingredient is usually dosed otherwise than for adults by itself in a supplement; `child`: by itself for one.
 * `beside`: where it only goes along with a vitamin or mineral whose amount is given. The last are kinds of supplement.
 */
const contexts = [
  'infants', 'child', 'children', 'pregnancy', 'effervescent', 'spray', 'gummie', 'multivitamin', 'food', 'drink',
  'beside', 'pre-workout', 'sleep', 'immunity', 'heart',
] as const; // prettier-ignore
export type DoseContext = (typeof contexts)[number];

const isContext = (key: string): key is DoseContext => contexts.some((context) => context === key);

/** What products of a kind usually hold, and studies of its outcome used: pre-workouts have twice the usual caffeine. */
export const outcomeContexts = (archetype: string): DoseContext[] =>
  isContext(archetype) ? [archetype] : [];

/** A label amount of a serving, in the unit of the ingredient’s usual material. */
const UsualDose = z.strictObject({
  key: columns.key,
  context: z.enum(contexts),
  ingredient: columns.key,
  amount: columns.finite,
  unit: z.enum(labelUnits),
  ...columns.origin,
});

/** Usual doses by `context/ingredient`. */
export const usualDoses: ReadonlyMap<string, Readonly<z.infer<typeof UsualDose>>> = new Map(
  readTable(new URL('../data/', import.meta.url), 'usualDoses', UsualDose).map((row) => [row.key, row]),
);

/** The label amount of a serving where a text gives none: that of the first context which has one, else the usual one. */
export const usualDoseOf = (material: Material, contexts: readonly DoseContext[]): number =>
  doseIn(material, contexts) ?? material.dose.usual;

/** The label amount of a serving that the first context has which knows of one. */
function doseIn({ ingredient, unit, dose }: Material, contexts: readonly DoseContext[]): number | null {
  for (const context of contexts) {
    const row = usualDoses.get(`${context}/${ingredient}`);
    // What fruit and seaweed carry of a vitamin or mineral is less than what is bought pure.
    if (row?.unit === unit) return Math.min(row.amount, dose.high);
  }
  return null;
}

/** The amount of a formula that is usual for adults, as it is for whom a text names: for children never above the usual dose. */
export function doseForPeople(
  { material, amount }: { material: Material; amount: number },
  text: string,
): number {
  const contexts = contextsOf(text, []);
  const isYoung = contexts.some((context) => context === 'infants' || context === 'child');
  return doseIn(material, contexts) ?? (isYoung ? Math.min(amount, material.dose.usual) : amount);
}

/** From so many vitamins and minerals without an amount a product is a multivitamin. Our assumption. */
const several = 8;
/** What is called one is one with fewer. */
const calledMulti = /\bmulti[- ]?(?:vitamin|mineral|nutrient)/i;
const fewOfMulti = 3;

/** In what contexts the ingredients of a text are dosed; `kind` of a food or drink. */
export function contextsOf(
  text: string,
  unstated: readonly Material[],
  kind: 'food' | 'drink' | 'effervescent' | null = null,
): DoseContext[] {
  const count = unstated.filter(({ category }) => /vitamin|mineral/.test(category)).length;
  const isMulti = count >= (calledMulti.test(text) ? fewOfMulti : several);
  const isBlend = isMulti || kind !== null;
  const young = isBlend ? 'children' : 'child';
  return [
    ...peopleIn(text).map((each) => (each === 'children' || each === 'toddlers' ? young : each)),
    ...(kind ? [kind] : []),
    ...(kind === 'effervescent' ? (['drink'] as const) : []),
    ...(isMulti ? (['multivitamin'] as const) : []),
  ];
}
