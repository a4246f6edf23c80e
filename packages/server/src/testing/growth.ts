/** What takes less is not told from what the clock and the machine do besides, in milliseconds. */
const measurable = 2;

/**
 * How many times as long work takes on its second size as on its first: the least of some rounds of each, taken in turns,
 * so that what else the machine does slows neither more than the other. Work that grows with its input gives the ratio of
 * the sizes, work that grows with its square the square of it.
 * @param rounds how often each size is worked on
 */
export async function growthOf<Size>(
  work: (size: Size) => unknown,
  sizes: readonly [small: Size, large: Size],
  rounds = 9,
): Promise<number> {
  const least: [number, number] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1)
    for (const at of [0, 1] as const) {
      const started = performance.now();
      await work(sizes[at]);
      least[at] = Math.min(least[at], performance.now() - started);
    }
  return least[1] / Math.max(least[0], measurable);
}
