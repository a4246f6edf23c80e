import { readQuantity } from './number.ts';
import type { Limit, ReadLimit } from './limit.ts';
import { anyOf, type CoaWords } from './words.ts';

/** What a result says in figures: the bounds it lies between, with their unit; null where it says none, or more. */
export type ReadResult = (text: string) => Limit | null;

/** A result that is one number. */
function exactly(text: string): Limit | null {
  const read = readQuantity(text);
  if (!read) return null;
  const bound = { value: read.value, isInclusive: true };
  return { low: bound, high: bound, unit: read.unit };
}

/**
 * Reads results in the grammar of limits: '<0.1', 'less than 10 cfu/g', '0.12 ± 0.02 mg/kg', '4.9–5.1 %'. Marks of
 * footnotes, how it was measured and how it came about are no part of it.
 */
export function resultReader(tails: CoaWords['tails'], readLimit: ReadLimit): ReadResult {
  const notes = anyOf(tails.filter(({ means }) => means === 'note').flatMap(({ words }) => words));
  const after = new RegExp(
    String.raw`(?:[\s,;]*(?:(?<!\p{L})(?:${notes})|\((?:[^()\d]|\p{L}\d)*\))|[*†‡#]+)\s*$`,
    'iu',
  );
  const bare = (text: string): string => {
    const rest = text.replace(after, '').trim();
    return rest === text || rest === '' ? text : bare(rest);
  };
  return (text) => {
    const words = bare(text.trim());
    return readLimit(words) ?? exactly(words);
  };
}
