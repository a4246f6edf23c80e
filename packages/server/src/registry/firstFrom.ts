/** The place of the first of some things in order that does not come before what is looked for; their number if all do. */
export function firstFrom<Each>(ordered: readonly Each[], isBefore: (each: Each) => boolean): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = ordered[middle];
    if (each !== undefined && isBefore(each)) low = middle + 1;
    else high = middle;
  }
  return low;
}
