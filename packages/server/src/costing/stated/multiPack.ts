import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { anyOf, searchable } from '../text.ts';
import { countOf, countPattern } from './counts.ts';

const MultiPackWords = z.strictObject({
  key: columns.key,
  words: columns.list,
  /** What they name: several units `together`, behind their number or before it; what holds them, before it only; or the `units` themselves. */
  counts: z.enum(['together', 'holders', 'units']),
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'multiPackWords', MultiPackWords);
const oneOf = (counts: z.infer<typeof MultiPackWords>['counts']) =>
  anyOf(rows.flatMap((row) => (row.counts === counts ? row.words : [])));

/** Few enough to be sold together, in digits or written out: `six-pack`. */
const few = countPattern.replace('{1,4}', '{1,2}');

/** Units of what packs hold: a number of them counts no pieces. */
const measured = 'g|mg|kg|ml|cl|l|oz';

/** `box of 12`, `case of 24 cans`; `12-pack`, `6 pk`; `12 cans`, `6 glass bottles`. */
const patterns = [
  new RegExp(
    String.raw` (?:${oneOf('together')}|${oneOf('holders')}) of (\d{1,2})(?! (?:${measured}) )(?= )`,
  ),
  new RegExp(String.raw` ${few} (?:${oneOf('together')})(?= )`),
  new RegExp(String.raw` (\d{1,2})(?: (?!(?:${measured}) )[a-z]+)? (?:${oneOf('units')})(?= )`),
];

/** What a thing is sold for counts nothing: `$12 box`. */
const price = /\p{Sc} ?\d+(?:[.,]\d+)*/gu;

/** So many units of a food or drink are sold together at most. */
const mostTogether = 48;

/** How many units of a food or drink have one price, as concept or description say; 1 where they do not say it. */
export const unitsTogether = (concept: string, description: string): number =>
  togetherIn(concept) ?? togetherIn(description) ?? 1;

/** What holds several: `12 bars a carton`, `8 in a box`, `24 per tray`; `box of 12`. */
const holders = [
  new RegExp(
    String.raw` \d{1,2}(?: [a-z]+){0,3} (?:per|a|an|to a|to the|in a|in each|in every|pro|im|par|por) (?<holder>${oneOf('together')})(?= )`,
  ),
  new RegExp(
    String.raw` (?<holder>${oneOf('together')}|${oneOf('holders')}) of \d{1,2}(?! (?:${measured}) )(?= )`,
  ),
];

/** What the words call that holds several units; null where they do not say that anything does. */
export function holderIn(text: string): string | null {
  const read = searchable(text.replace(price, ''));
  return (
    holders.map((pattern) => pattern.exec(read)?.groups?.holder).find((each) => each !== undefined) ?? null
  );
}

function togetherIn(text: string): number | null {
  const read = searchable(text.replace(price, ''));
  const counts = patterns.map((pattern) => countOf(pattern.exec(read)?.[1] ?? '0'));
  return counts.find((count) => count >= 2 && count <= mostTogether) ?? null;
}
