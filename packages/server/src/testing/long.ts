/** Picks how much a test tries: `npm run test:long` sets SEEDBED_LONG. */
export const inLong = (long: number, short: number): number => (process.env.SEEDBED_LONG ? long : short);

/**
 * What one of many is tried with, of all there is: each fourth, from another one on each turn, so that every one meets
 * several and several meet every one. In a long run it is tried with all.
 */
export function byTurns<Each>(all: readonly Each[], turn: number): Each[] {
  const step = inLong(1, 4);
  return all.filter((_, at) => at % step === turn % step);
}
