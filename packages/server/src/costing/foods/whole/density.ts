import type { Line } from '../lines.ts';
import { densities } from '../tables/tables.ts';

/** Grams of a millilitre of what is of such lines: the first row that a line is one of says its own. */
export const densityOf = (lines: readonly Line[]): number =>
  lines.length === 0 ? 1 : lines.reduce((sum, { name, percent }) => sum + (percent / 100) * ofLine(name), 0);

const ofLine = (name: string): number =>
  densities.find(({ line }) => (line.endsWith('*') ? name.startsWith(line.slice(0, -1)) : line === name))
    ?.density ?? 1;
