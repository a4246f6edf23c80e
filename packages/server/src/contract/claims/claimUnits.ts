/** Units that an amount may be in; what it is of may follow: `µg DFE`, `billion CFU`. */
const units: ReadonlySet<string> = new Set(['µg', 'mg', 'g', 'kg', 'mL', 'L', '%', 'kcal', 'kJ', 'IU', 'CFU', 'million', 'billion', 'FCC', 'FU', 'mmol']); // prettier-ignore

/** Other spellings of them. The Greek letter and the sign for micro look alike. */
const spellings: Readonly<Record<string, string>> = { 'μg': 'µg', mcg: 'µg', ug: 'µg', ml: 'mL', l: 'L', iu: 'IU', KJ: 'kJ', kj: 'kJ' }; // prettier-ignore

/** A unit as it is reckoned with: `mcg DFE` is `µg DFE`. */
export const claimUnit = (written: string): string =>
  written
    .trim()
    .replace(/^\S+/, (first) => (Object.hasOwn(spellings, first) ? (spellings[first] ?? first) : first));

/** Whether an amount can be in a unit. */
export const isClaimUnit = (unit: string): boolean => units.has(unit.split(' ')[0] ?? '');

/** How much of a kilogram one of each unit of a test's result is, mg. */
export const mgPerKg: Readonly<Record<string, number>> = {
  'mg/kg': 1,
  ppm: 1,
  'µg/g': 1,
  'mg/100 g': 10,
  'g/kg': 1000,
  '%': 10_000,
  'µg/kg': 0.001,
  ppb: 0.001,
};
