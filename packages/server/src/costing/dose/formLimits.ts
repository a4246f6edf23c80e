import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import type { Pack } from '../constants/constant.ts';
import { valuesWith } from '../constants/constants.ts';

const { text, finite, origin } = columns;

/** What the products of a pack are like: sizes and figures beyond which no such product is sold. */
const FormLimit = z.strictObject({
  key: z.enum(['capsule', 'tablet', 'softgel', 'gummie', 'sticks', 'tub', 'bottle', 'dropper', 'ready']),
  /** As it is said of another form: 'as a powder stick'. */
  as: text,
  /** What a serving is counted in: pieces by their name, else g or mL. */
  pieces: text,
  /** Most of a serving that is suggested, and most that a person's own amounts may take. */
  most: finite,
  mostStated: finite,
  /** Most pieces in a container; of what is poured, most servings. */
  container: finite,
  /** Fewest of a serving that are suggested: gummies are sold by 60, two a day for a month. */
  least: finite,
  /** US dollars of a container, landed. */
  costLow: finite,
  costHigh: finite,
  /** US dollars that such a container is sold for at most. */
  priceHigh: finite,
  /** US dollars that a container of a first run earns. */
  revenueLow: finite,
  revenueHigh: finite,
  /** How the dollars go with a container of more or fewer servings: by their share to this power. */
  growth: finite,
  /** Percent of the cost of manufacturing that material and shells are, of usual ones. */
  materialLow: finite,
  materialHigh: finite,
  ...origin,
});
export type FormLimit = Readonly<z.infer<typeof FormLimit>>;

/** The limits of each pack; those that hold most come last. */
export const formLimits: readonly FormLimit[] = readTable(
  new URL('../data/', import.meta.url),
  'forms',
  FormLimit,
);

const byPack = new Map(formLimits.map((row) => [row.key, row]));

/** What the products of a pack are like whose container has so many servings: a bag of 2 kg costs more than a usual one. */
export function limitOfSize(pack: Pack, servings: number): FormLimit {
  const limit = limitOf(pack);
  const size = (servings / valuesWith().servings) ** limit.growth;
  const [less, more] = [Math.min(1, size), Math.max(1, size)];
  return {
    ...limit,
    costLow: limit.costLow * less,
    costHigh: limit.costHigh * more,
    priceHigh: limit.priceHigh * more,
    revenueLow: limit.revenueLow * less,
    revenueHigh: limit.revenueHigh * more,
  };
}

/** What the products of a pack are like. */
export function limitOf(pack: Pack): FormLimit {
  const limit = byPack.get(pack);
  if (!limit) throw new Error(`forms.csv has no row of ${pack}.`);
  return limit;
}
