/** Picks how much a test tries: `npm run test:long` sets SEEDBED_LONG. */
export const inLong = (long: number, short: number): number => (process.env.SEEDBED_LONG ? long : short);
