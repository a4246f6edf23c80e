import { namedLines } from './tables.ts';

/** Heads that the names of foods share with others of a list: `sunflower, pumpkin and flax seeds`. */
const known: ReadonlySet<string> = new Set(namedLines.flatMap(({ words }) => words));
const heads: readonly string[] = [
  ...new Set(
    [...known].flatMap((words) => {
      const parts = words.split(' ');
      return parts.length === 2 && known.has(words) ? parts.slice(1) : [];
    }),
  ),
].filter((head) => head.length > 2);

const list = new RegExp(
  String.raw`(?<before>(?:\p{L}+,[^\S\n]+)*\p{L}+,?)(?=[^\S\n]+(?:and|or|&)[^\S\n]+(?<last>\p{L}+)[^\S\n]+(?<head>${heads.join('|')})\b)`,
  'giu',
);

/** A text in which each food of such a list has its whole name. */
export const withWholeNames = (text: string): string =>
  text.replace(list, (before, ...found) => {
    const { last = '', head = '' } = found.at(-1) as Record<string, string | undefined>;
    const whole = (word: string) => `${word} ${head}`;
    const isKnown = (word: string) => known.has(whole(word).toLowerCase());
    return isKnown(last)
      ? before.replace(/\p{L}+/gu, (word) => (isKnown(word) ? whole(word) : word))
      : before;
  });
