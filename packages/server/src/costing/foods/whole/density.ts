import { densities } from '../tables/tables.ts';

/** Grams of a millilitre of a line: the first row that it is one of says it. */
export const densityOf = (name: string): number =>
  densities.find(({ line }) => (line.endsWith('*') ? name.startsWith(line.slice(0, -1)) : line === name))
    ?.density ?? 1;
