import type { ClaimFacts } from '../../evidence/index.ts';
import { convertMass } from '../../registry/index.ts';
import type { ClaimProduct } from '../claim.ts';
import { wholeOf } from './wholes.ts';

/** How the conditions of nutrition claims name what a product has: the fact's stem, the key, the unit. */
const named: readonly (readonly [stem: string, key: string, unit: 'g' | 'mg'])[] = [
  ['fat', 'fat', 'g'],
  ['satfat', 'saturated-fat', 'g'],
  ['transfat', 'trans-fat', 'g'],
  ['sugars', 'sugars', 'g'],
  ['fibre', 'fibre', 'g'],
  ['protein', 'protein', 'g'],
  ['sodium', 'sodium', 'mg'],
  ['sodium', 'sodium', 'g'],
  ['salt', 'salt', 'g'],
  ['cholesterol', 'cholesterol-dietary', 'mg'],
  ['ala', 'ala', 'g'],
  ['epa_dha', 'omega-3', 'mg'],
];

type Held = Pick<ClaimProduct, 'nutrients' | 'ingredients'>;

const amountIn = (held: Held, key: string, unit: string): number | null => {
  const found = wholeOf(held, key);
  if (!found) return null;
  return found.unit === unit ? found.amount : convertMass(found.amount, found.unit, unit);
};

/**
 * What is known of a product, per serving times `factor`, in the names that the conditions use. What was not given is
 * left out: unknown, never zero.
 */
export function factsOf(product: ClaimProduct, factor: number): ClaimFacts {
  const kcal = amountIn(product, 'energy', 'kcal');
  const perHundred = product.serving?.grams
    ? 100 / product.serving.grams
    : product.serving?.ml
      ? 100 / product.serving.ml
      : null;
  const facts: Record<string, number | boolean> = {};
  if (kcal !== null) facts.energy_kcal = kcal * factor;
  Object.assign(facts, besideOf(product), addedOf(product));
  for (const [stem, key, unit] of named) {
    const amount = amountIn(product, key, unit);
    if (amount === null) continue;
    facts[`${stem}_${unit}`] = amount * factor;
    if (perHundred !== null) facts[`${stem}_${unit}_per_100g`] = amount * perHundred;
    if (kcal) facts[`${stem}_${unit}_per_100kcal`] = (amount / kcal) * 100;
  }
  for (const { key, percent } of product.energyShares ?? []) {
    const stem = named.find(([, of]) => of === key)?.[0];
    if (stem) facts[`energy_pct(${stem})`] = percent;
  }
  const reductions = reductionsOf(product);
  const isReduced = reducedOf(reductions);
  return Object.assign(facts, reductions, isReduced !== null && { 'meets(reduced)': isReduced });
}

/** Sugars that were added: honey and syrups among them, so what the EU asks of is no more (21 CFR 101.9(c)(6)(iii)). */
function addedOf(product: ClaimProduct): Record<string, number> {
  const added = amountIn(product, 'added-sugars', 'g');
  return added === null ? {} : { added_sugars_g: added, added_mono_disaccharides_g: added };
}

/** What the similar product holds. */
const likeOf = ({ reference }: ClaimProduct): Held => ({
  nutrients: reference?.nutrients ?? [],
  ingredients: [],
});

/** What a condition sets beside the similar product: that a reduction is not made up for by something else. */
function besideOf(product: ClaimProduct): Record<string, number> {
  const beside: Record<string, number> = {};
  for (const [name, key, unit] of [
    ['energy', 'energy', 'kcal'],
    ['transfat', 'trans-fat', 'g'],
  ] as const) {
    const [ours, theirs] = [product, likeOf(product)].map((each) => amountIn(each, key, unit));
    if (typeof ours === 'number') beside[name] = ours;
    if (typeof theirs === 'number') beside[`${name}(similar)`] = theirs;
  }
  return beside;
}

/** Least that something is reduced by to be called so, %: salt by less (Regulation (EC) No 1924/2006, Annex). */
const leastReduction = { salt: 25, other: 30 };

/** Whether anything is reduced enough beside the similar product; null where nothing was compared. */
function reducedOf(reductions: Readonly<Record<string, number>>): boolean | null {
  const shares = Object.entries(reductions);
  if (shares.length === 0) return null;
  return shares.some(
    ([name, share]) => share >= (/salt|sodium/.test(name) ? leastReduction.salt : leastReduction.other),
  );
}

function reductionsOf(product: ClaimProduct): Record<string, number> {
  const reductions: Record<string, number> = {};
  for (const [stem, key, unit] of [['energy', 'energy', 'kcal'] as const, ...named]) {
    const ours = amountIn(product, key, unit);
    const theirs = amountIn(likeOf(product), key, unit);
    if (ours !== null && theirs) reductions[`reduction_pct(${stem})`] = (1 - ours / theirs) * 100;
  }
  return reductions;
}
