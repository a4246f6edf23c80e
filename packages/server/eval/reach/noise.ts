import { chance } from './chance.ts';

/** How a phrasing spoils what it says: slips of the keyboard, or only some of the words of a column. */
export const noises = ['', 'typos', 'loose'] as const;
export type Noise = (typeof noises)[number];

const longEnough = 7;

/** One slip in a long word: a letter left out, doubled, or changed places with the next. */
export function misspelt(text: string, seed: string): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (word.length >= longEnough && /^[a-z]+$/i.test(word) ? [at] : []));
  const place = long[chance(`word|${seed}`) % (long.length || 1)];
  if (place === undefined) return text;
  return words.map((word, at) => (at === place ? slipped(word, seed) : word)).join(' ');
}

function slipped(word: string, seed: string): string {
  const at = 2 + (chance(`at|${seed}`) % (word.length - 4));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const slips = [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ];
  return slips[chance(`slip|${seed}`) % slips.length] ?? word;
}

const common = new Set(
  'a an and as at by for from in is it its not of on or per than that the their to under when where with'.split(
    ' ',
  ),
);
const keptShare = 0.6;
const fewest = 2;

/** Some of the telling words of a text, in their order: what somebody recalls of a title. */
export function loosely(text: string, seed: string): string {
  const words = text.split(/[\s,;()“”"]+/).filter(Boolean);
  const telling = words.filter((word) => !common.has(word.toLowerCase()));
  if (telling.length <= fewest) return telling.join(' ') || text;
  const most = Math.min(6, Math.max(fewest, Math.ceil(telling.length * keptShare)));
  const kept = new Set(
    telling
      .map((word, at) => ({ at, rank: chance(`${seed}|${word}|${at}`) }))
      .toSorted((left, right) => left.rank - right.rank)
      .slice(0, most)
      .map(({ at }) => at),
  );
  return telling.filter((_, at) => kept.has(at)).join(' ');
}
