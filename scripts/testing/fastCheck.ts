import fc from 'fast-check';

/**
 * One seed for every property: the same tree always gets the same answer from its tests. `SEEDBED_SEED` names another,
 * and the long run takes a new one each time, to look further; a property that fails says its seed.
 */
const settled = 20_261_123;
const { SEEDBED_SEED, SEEDBED_LONG } = process.env;
const seed = SEEDBED_SEED ? Number(SEEDBED_SEED) : SEEDBED_LONG ? Date.now() : settled;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export * from 'fast-check';
// oxlint-disable-next-line import/no-default-export -- stands for the library, which is imported so
export default fc;
