/** What takes less is not told from what the machine does besides, in milliseconds. */
const measurable = 2;

/** What this thread has worked, in milliseconds: no clock tells it, so that others on the machine do not count. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * How many times as long work takes on its second size as on its first: by the processor, and the least of some rounds
 * of each, taken in turns, so that collected garbage burdens neither more than the other. Work that grows with its input
 * gives the ratio of the sizes, work that grows with its square the square of it.
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
      const before = worked();
      await work(sizes[at]);
      least[at] = Math.min(least[at], worked() - before);
    }
  return least[1] / Math.max(least[0], measurable);
}
