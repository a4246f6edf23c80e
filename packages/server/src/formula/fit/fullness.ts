import { check, type Check } from '../check.ts';
import { plain, toNearest } from '../rounding.ts';

/** Whether pieces are fuller than they can be, or than they can be filled evenly. */
export function fullness(percentFull: number | null, piece: string): Check[] {
  if (percentFull === null || percentFull <= 95 + 1e-9) return [];
  const percent = plain(toNearest(percentFull, 0.1));
  return percentFull > 100 + 1e-9
    ? [check('fit.tooBig', { text: `The serving does not fit: each ${piece} would be ${percent} % full.` })]
    : [check('fit.tight', { text: `Each ${piece} is ${percent} % full: over 95 % is hard to fill evenly.` })];
}
