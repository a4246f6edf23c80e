import { requiredOfRfq } from '../contract/index.ts';
import type { Asked } from './record.ts';

/** Blanks say nothing. */
function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

/** The names of the fields that have to be said yet, in the order that they are asked for. */
export const missingOf = (asked: Asked): string[] => requiredOfRfq.filter((name) => !isSaid(asked[name]));

/** How much of what has to be said is, in whole %; 100 only when all of it is. */
export const completenessOf = (asked: Asked): number =>
  Math.floor((100 * (requiredOfRfq.length - missingOf(asked).length)) / requiredOfRfq.length);
