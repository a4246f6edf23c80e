import type { Unit } from '../worked/units.ts';
import type { Dims } from './dims.ts';

/** The dimension of a unit; of money its currency. */
export const dimsOf = ({ dimension, symbol }: Unit): Dims =>
  dimension === 'money' ? { [symbol]: 1 } : { [dimension === 'time' ? 'day' : dimension]: 1 };
