/** Halvings of what is looked through: one part in a thousand is less than the two digits that are kept. */
const halvings = 12;
const digits = 2;

const unitOf = (value: number) => 10 ** (Math.floor(Math.log10(value)) - digits + 1);
// 0.7 / 0.1 is a little less than 7.
const slack = 1e-9;

/** The next value at or below that a person would weigh: two digits. */
export const roundDown = (value: number): number =>
  Number((Math.floor(value / unitOf(value) + slack) * unitOf(value)).toPrecision(digits));

/** The next value at or above that a person would order: two digits. */
export const roundUp = (value: number): number =>
  Number((Math.ceil(value / unitOf(value) - slack) * unitOf(value)).toPrecision(digits));

/**
 * Between a value that holds and one that does not, the last that holds, as near to the other as is worth while.
 * `holds` changes once on the way.
 */
export function lastThatHolds(holding: number, other: number, holds: (value: number) => boolean): number {
  let [good, bad] = [holding, other];
  for (let at = 0; at < halvings; at += 1) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
