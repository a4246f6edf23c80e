/** What double arithmetic may leave of a half: 2.4999999999 is a half. */
const slack = 1e-9;

/** Whether a value lies below a limit by more than what double arithmetic may take off it: 0.4999999999 is a half. */
export const isBelow = (value: number, limit: number): boolean => value < limit - slack;

/** The nearest multiple of `step`, halves up. */
export const toNearest = (value: number, step: number): number => {
  const steps = Math.floor(value / step + 0.5 + slack);
  // A step such as 0.1 has no exact double: what it multiplies to is cleaned of the dust.
  return Number((steps * step).toFixed(6));
};

/** Less than a label could ever say, or a scale weigh: nothing. */
export const nothing = 1e-12;

/** The value at so many significant digits, halves up; 0 stays 0. */
export function toDigits(value: number, digits: number): number {
  if (Math.abs(value) < nothing) return 0;
  const exponent = Math.floor(Math.log10(Math.abs(value)) + slack);
  return toNearestPower(value, exponent - digits + 1);
}

function toNearestPower(value: number, power: number): number {
  if (power >= 0) return toNearest(value, 10 ** power);
  const scale = 10 ** -power;
  return Math.floor(value * scale + 0.5 + slack) / scale;
}

/** A number as it stands on an EU label: no end zeros, thousands without a mark. */
export const ungrouped = (value: number): string => decimal(Number(value.toPrecision(12)));

/** A number as it stands on a US label: no end zeros, thousands by comma. */
export function plain(value: number): string {
  const [whole = '0', fraction] = ungrouped(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** Digits without an exponent, however small the number. */
function decimal(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(20).replace(/\.?0+$/, '');
}
