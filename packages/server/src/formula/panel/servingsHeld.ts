/**
 * What a container's label says of its servings: that it is one, the amounts of a serving and of the container side by
 * side, or those of a serving alone.
 */
export type ServingsHeld = 'one' | 'dualColumn' | 'several';

/** Where the rule on them is. */
export const servingsHeldSource = '21 CFR 101.9(b)(6), (b)(12)';

/** What sums of decimals may be off by. */
const slack = 1e-9;

/**
 * How a container is labelled by how many times it holds its food's reference amount: under twice it is one serving,
 * from two to three times a second pair of columns is due.
 */
export function servingsHeld(times: number): ServingsHeld {
  if (times < 2 - slack) return 'one';
  return times <= 3 + slack ? 'dualColumn' : 'several';
}
