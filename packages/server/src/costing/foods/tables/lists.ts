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
export const withWholeNames = (text: string): string => withGroupNames(withHead(text));

const withHead = (text: string): string =>
  text.replace(list, (before, ...found) => {
    const { last = '', head = '' } = found.at(-1) as Record<string, string | undefined>;
    const whole = (word: string) => `${word} ${head}`;
    const isKnown = (word: string) => known.has(whole(word).toLowerCase());
    return isKnown(last)
      ? before.replace(/\p{L}+/gu, (word) => (isKnown(word) ? whole(word) : word))
      : before;
  });

const groups: ReadonlyMap<string, string> = new Map(
  namedLines.flatMap(({ words, group }) => words.map((word) => [word, group] as const)),
);
/** Three words or more, as a list has them. */
const plainList = /\p{L}+(?:[^\S\n]*,[^\S\n]*\p{L}+)+[^\S\n]*,?[^\S\n]+(?:and|&)[^\S\n]+\p{L}+/giu;
/** So many of a list say what the others of it are. */
const fewest = 2;

/** The name of a word with such a head that is of a group: `sunflower` among seeds is `sunflower seeds`. */
const inGroup = (word: string, group: string): string | undefined =>
  heads.map((head) => `${word} ${head}`).find((name) => groups.get(name.toLowerCase()) === group);

/** `Crackers of flax, chia, sunflower and sesame`: among foods of one group a word that is none is of them with its head. */
const withGroupNames = (text: string): string =>
  text.replace(plainList, (written) => {
    const words = written.match(/\p{L}+/gu) ?? [];
    const found = words.flatMap((word) => groups.get(word.toLowerCase()) ?? []);
    const group = found.find((each) => found.filter((other) => other === each).length >= fewest);
    if (group === undefined) return written;
    return written.replace(/\p{L}+/gu, (word) =>
      groups.has(word.toLowerCase()) ? word : (inGroup(word, group) ?? word),
    );
  });
