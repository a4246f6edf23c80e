const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number as people write it: at most four significant decimals, thousands with a comma, a true minus. */
export function formatNumber(value: number): string {
  return english.format(Number(value.toPrecision(6))).replace('-', '−');
}

/** How many of something, e.g. `1 serving`, `2,500 bottles`. */
export const formatCount = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** An amount with its unit, e.g. `4,000 IU`. */
export function formatAmount(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}`;
}

const microgramsIn = { µg: 1, mg: 1000, g: 1_000_000 } as const;
const microgramsPer: Readonly<Record<string, number>> = microgramsIn;

/** Milligrams in each unit of mass. */
export const milligramsIn = {
  µg: microgramsIn.µg / 1000,
  mg: microgramsIn.mg / 1000,
  g: microgramsIn.g / 1000,
} as const;

/** Converts between µg, mg and g; what the amount is of (`µg RAE`) is kept apart by the caller. Null when either unit is no mass. */
export function convertMass(value: number, from: string, to: string): number | null {
  const per = microgramsPer[massUnit(from)];
  const target = microgramsPer[massUnit(to)];
  return per && target ? (value * per) / target : null;
}

/** The mass unit an amount starts with: `µg RAE` → `µg`. */
export const massUnit = (unit: string): string => unit.split(' ')[0] ?? unit;

/** US household measures by volume, in mL. */
export const householdMl = {
  'fl oz': 29.5735,
  cup: 236.588,
  tablespoon: 14.7868,
  teaspoon: 4.92892,
} as const;
