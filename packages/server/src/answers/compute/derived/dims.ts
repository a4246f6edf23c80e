/**
 * What a figure is of: exponents of what is measured (`mass`, `volume`, `USD` …) and counted (`piece`, `day`, `#pallet` …).
 * USD/kg is `{ USD: 1, mass: -1 }`; a share is `{}`. Figures are in base units: g, mL, one piece.
 */
export type Dims = Readonly<Record<string, number>>;

const counted: ReadonlySet<string> = new Set(['piece', 'serving', 'container', 'day']);
const ofNoun = '#';

/** What a thing that no unit counts is called as a dimension. */
export const thing = (noun: string): string => `${ofNoun}${noun}`;

const isThing = (dimension: string): boolean => dimension.startsWith(ofNoun);

/** Whether it is a number of things: one of them goes without saying, and things may go by several names. */
export const isCounted = (dimension: string): boolean => counted.has(dimension) || isThing(dimension);

/** ISO 4217 has letters for no currency. */
export const noCurrency = 'XXX';
const currencies: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CAD', noCurrency]);

/** Whether it is a currency, by its letters: a price per SKU is of no money by its unit. */
export const isMoney = (dimension: string): boolean => currencies.has(dimension);

/** Dimensions multiplied by others, or divided by them. */
export function times(one: Dims, other: Dims, sign: 1 | -1 = 1): Dims {
  const all = { ...one };
  for (const [dimension, exponent] of Object.entries(other)) {
    const sum = (all[dimension] ?? 0) + sign * exponent;
    if (sum === 0) delete all[dimension];
    else all[dimension] = sum;
  }
  return all;
}

/** What it costs to take two names for the same thing, and to leave “one” or “each” to be understood. */
const sameThing = 2;
const understood = 1;

/**
 * How far what was worked out is from what is wanted: 0 where it is that, more where counted things have to be taken for
 * each other or one of them goes without saying; null where it is something else.
 */
export function distance(worked: Dims, wanted: Dims): number | null {
  const left = times(worked, wanted, -1);
  if (Object.keys(left).some((dimension) => !isCounted(dimension))) return null;
  const exponents = Object.values(left);
  if (exponents.some((exponent) => Math.abs(exponent) > 1)) return null;
  const above = exponents.filter((exponent) => exponent > 0).length;
  const below = exponents.length - above;
  // a case is no pallet, and a piece no case: only what stands for one thing goes by several names
  const isOfOne = above + below < 2 || Object.keys(left).every((dimension) => !isThing(dimension));
  const isNear = above <= 1 && below <= 1 && isOfOne;
  return isNear ? Math.min(above, below) * sameThing + Math.abs(above - below) * understood : null;
}
