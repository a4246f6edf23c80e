import type { KindReading, PackCategory, ProductPack } from '@seedbed/server/contract';
import json from './packs.json' with { type: 'json' };

/** The packs of foods and drinks, as the server knows them. */
export const packs = json as KindReading['packs'];

/** A pack in the size that was chosen, or the usual one. */
export function packOf(category: PackCategory, size: number | null): ProductPack {
  const pack = packs.find((each) => each.category === category);
  if (!pack) throw new Error(`packs.json has no ${category}.`);
  const { label, unit } = pack;
  return { category, label, unit, size: size ?? pack.size.typical };
}

/** Some words by which the server tells a food or drink, and the usual size of its pack; the mocks need no more. */
const foods: readonly (readonly [archetype: string, phrase: string, category: PackCategory, size: number])[] =
  [
    ['protein bar', 'protein bar', 'bar_cold', 60],
    ['granola', 'granola', 'granola', 340],
    ['kombucha', 'kombucha', 'fermented_drink', 400],
    ['wellness shot', 'immunity shot', 'shot', 60],
    ['oat drink', 'oat drink', 'plant_drink', 1000],
    ['relaxation drink', 'sleep drink', 'carbonated_can', 250],
  ];

/** The kind of food that a concept names and its pack; null where it names none. */
export function foodIn(concept: string): { archetype: string; pack: ProductPack } | null {
  const found = foods.find(([, phrase]) => concept.toLowerCase().includes(phrase));
  if (!found) return null;
  const [archetype, , category, size] = found;
  return { archetype, pack: packOf(category, size) };
}
