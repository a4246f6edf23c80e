import { z } from 'zod';
import { columns, isPlainWord, readTable } from '../../registry/index.ts';
import type { FormulaLine } from '../line.ts';
import { hasPhrase } from '../text.ts';
import { besideWords } from '../words/besideWords.ts';
import { refusalWords } from '../words/refusalWords.ts';

/** What supplements taste of. */
const Tastes = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });

/** All tastes, the longest first. */
export const tastePhrases: readonly string[] = readTable(
  new URL('../data/', import.meta.url),
  'tastes',
  Tastes,
)
  .flatMap(({ words }) => words)
  .toSorted((a, b) => b.length - a.length);

/** `Mixes into coffee`: what a powder is stirred into is no taste of it. */
const stirredInto =
  / (?:into|(?:in|to|for) (?:a|an|my|your|the))(?: [a-z]+){0,2}? (?:coffee|tea|matcha|lemonade|juice|milk|latte|smoothie)(?= (?!flavou?r))/g;

const flavourWords: ReadonlySet<string> = new Set(besideWords('flavour').map(({ word }) => word));
/** So many words say what a flavour is called: `pink guava and lychee flavour`. */
const longestCalled = 4;

/** What stands before `flavour`, and is no word that anybody says of one, as `natural`: what it is called, known or not. */
function calledFlavour(text: string): string[] {
  const words = text.split(' ');
  return words.flatMap((word, at) => {
    if (!flavourWords.has(word)) return [];
    const before = words.slice(Math.max(0, at - longestCalled), at);
    const first = before.findLastIndex((each) => each === ',' || /\d/.test(each) || isSaidOfAny(each)) + 1;
    const called = before.slice(first).filter((each, place) => each !== '' && (place > 0 || each !== 'and'));
    const isDenied = words.slice(Math.max(0, at - longestCalled - 1), at).some((each) => denials.has(each));
    return called.length > 0 && !isDenied ? [called.join(' ')] : [];
  });
}

/** `No honey`, `without any added honey` is no taste of it, wherever else it is not named. */
function isDeniedAt(text: string, taste: string): boolean {
  const before = text
    .slice(0, text.indexOf(` ${taste} `))
    .trim()
    .split(' ');
  const last = before.findLast((each) => !fillers.has(each)) ?? '';
  return denials.has(last) && last !== 'of';
}

const fillers = refusalWords('filler');
const denials: ReadonlySet<string> = new Set(['no', 'not', 'without', 'zero', 'never', 'free', 'of']);
const isSaidOfAny = (word: string): boolean => word !== 'and' && (isPlainWord(word) || denials.has(word));

/** What a searchable text says that a product tastes of, in its order; what is an active of it is no taste. */
export function tastesIn(text: string, lines: readonly FormulaLine[]): string[] {
  const actives = lines.map(({ material }) => ` ${material.name} ${material.form} `.toLowerCase());
  const found: string[] = [];
  let left = text.replace(stirredInto, ' ,');
  for (const taste of tastePhrases) {
    if (!hasPhrase(left, taste) || actives.some((name) => hasPhrase(name, taste))) continue;
    if (!isDeniedAt(left, taste)) found.push(taste);
    left = left.replaceAll(` ${taste} `, ' , ');
  }
  return [...found, ...calledFlavour(left)].toSorted(
    (a, b) => text.indexOf(` ${a} `) - text.indexOf(` ${b} `),
  );
}
