/** Between a number and its unit: thin, and never broken at a line's end. */
export const thinSpace = '\u202F';

const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number as people write it: at most four significant decimals, thousands with a comma, a true minus. */
export function formatNumber(value: number): string {
  return english.format(Number(value.toPrecision(6))).replace('-', '−');
}

/** An amount with its unit, e.g. `4,000 IU`. */
export function formatAmount(value: number, unit: string): string {
  return `${formatNumber(value)}${thinSpace}${unit}`;
}

const unitWords = 'mg|µg|kg|g|IU|IE|ml|mL|L|mmol|mmHg|cm|kcal|min|weeks|days|day|y|h|s|%';
const amountInText = new RegExp(`(\\d) (?=(?:${unitWords})(?![A-Za-z]))`, 'g');

/** Puts the thin space between every number and unit of a stored text. */
export function spaceUnits(text: string): string {
  return text.replace(amountInText, `$1${thinSpace}`);
}

const microgramsPer: Record<string, number> = { µg: 1, mg: 1000, g: 1_000_000 };

/** Converts between µg, mg and g; what the amount is of (`µg RAE`) is kept apart by the caller. Null when either unit is no mass. */
export function convertMass(value: number, from: string, to: string): number | null {
  const per = microgramsPer[massUnit(from)];
  const target = microgramsPer[massUnit(to)];
  return per && target ? (value * per) / target : null;
}

/** The mass unit an amount starts with: `µg RAE` → `µg`. */
export const massUnit = (unit: string): string => unit.split(' ')[0] ?? unit;
