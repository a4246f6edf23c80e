import { formatNumber } from '../../../registry/index.ts';
import { sizeScale } from '../../run/index.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { containerCosts, type FoodCategory } from '../tables/tables.ts';
import { valuesOf, type FoodConstants } from './figures.ts';
import { labelOf, type FoodSize } from './foodSize.ts';
import type { StatedFoodPack } from './statedFoodPack.ts';

/** A pack as the words have it. */
interface SaidPack extends Pick<FoodSize, 'size'> {
  readonly archetype: FoodArchetype;
  readonly category: FoodCategory;
  readonly stated: StatedFoodPack;
}

/** Figures with what the container costs that the words speak of, where it is not the usual one, and what is told of it. */
export function inContainer(
  constants: FoodConstants,
  { archetype, category, stated, size }: SaidPack,
): { readonly constants: FoodConstants; readonly notes: string[] } {
  const label = labelOf(archetype, category, stated);
  const usual = category.pack.pack;
  const parts = usual.split(/ or | of /);
  const row =
    containerCosts.find((each) => each.label === label && each.categories.includes(category.key)) ??
    containerCosts.find((each) => each.label === label && each.categories.length === 0);
  if (parts.some((part) => ` ${part} `.includes(` ${label} `))) return { constants, notes: [] };
  if (!row)
    return {
      constants,
      notes: parts.some((part) => label.includes(part))
        ? []
        : [`Its pack is a ${label}, as the words say, at the cost of the usual one: ${usual}.`],
    };
  const values = valuesOf(constants);
  // The run scales what all its packs cost by the size: this one is of its own size.
  const times = (row.size === null ? 1 : (size / row.size) ** values.sizeExponent) / sizeScale(size, values);
  const { primaryPack } = constants;
  const [low, value, high] = [row.low, row.typical, row.high].map((usd) =>
    Number((usd * times).toPrecision(3)),
  );
  if (low === undefined || value === undefined || high === undefined) return { constants, notes: [] };
  const paid = value * sizeScale(size, values);
  return {
    constants: {
      ...constants,
      primaryPack: { ...primaryPack, label: `Primary pack: ${label}`, value, low, high },
    },
    notes: [
      `Its pack is a ${label}, as the words say: $${paid.toFixed(2)} for a ${row.note}, ${formatNumber(size)} ${archetype.unit}, in the place of the usual ${usual}.`,
    ],
  };
}
