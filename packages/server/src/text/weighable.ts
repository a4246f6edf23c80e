/** Digits that a scale of a maker shows: a part in some thousands. */
const digits = 4;

/**
 * A figure of a formula as it is written to whoever weighs it: four significant digits, no whole one of them lost, in
 * groups of three. What a share of a recipe comes to has as many decimals as arithmetic gives it.
 * @example weighable(14.3355) // '14.34'
 * @example weighable(12345.6) // '12,346'
 */
export function weighable(value: number): string {
  const whole = Math.floor(Math.log10(Math.abs(value) || 1)) + 1;
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.min(20, Math.max(0, digits - whole)) });
}
