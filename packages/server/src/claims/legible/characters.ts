import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { edited, type Legible } from './edit.ts';

const { key, origin, text } = columns;

/** Letters of other alphabets that look like ours: a row of `data/lookAlikes.csv`, one by one beside each other. */
const LookAlikes = z.strictObject({ key, looks: text, letters: text, ...origin });

/** Pictures that stand for words of the body, of sickness, of medicine: a row of `data/pictures.csv`. */
const Picture = z.strictObject({ key, pictures: text, words: text, ...origin });

/** What characters stand for. */
export interface Characters {
  letters: ReadonlyMap<string, string>;
  /** Finds the words that have one of them. */
  lookAlike: RegExp;
  pictures: ReadonlyMap<string, string>;
}

const data = new URL('../data/', import.meta.url);

/** Reads what characters stand for. @throws with line and reason at a row that is broken */
export function readCharacters(): Characters {
  const alphabets = readTable(data, 'lookAlikes', LookAlikes);
  const pictures = readTable(data, 'pictures', Picture);
  const looks = alphabets.map((each) => each.looks).join('');
  return {
    letters: new Map(
      alphabets.flatMap((each) => [...each.looks].map((one, at) => [one, [...each.letters][at] ?? one])),
    ),
    lookAlike: new RegExp(`(?<![\\p{L}\\p{So}])[\\p{L}\\p{So}]*[${looks}][\\p{L}\\p{So}]*`, 'gu'),
    pictures: new Map(
      pictures.flatMap(({ pictures: each, words }) => each.split(' ').map((one) => [one, words])),
    ),
  };
}

/** What is not seen, and the strokes over letters; digits of footnotes at a word. */
const unseen = /\p{Default_Ignorable_Code_Point}+|(?<=\p{L})\p{M}+|(?<=\p{L}{2})[⁰¹²³⁴-⁹]+/gu;
/** Letters in another dress: full width, mathematical, in circles and squares, joined. */
const dressed =
  /[\u24B6-\u24E9\uFB00-\uFB06\uFF01-\uFF5E\u1D2C-\u1D6A\u2102\u210A-\u2115\u2119-\u211D\u2124\u2128\u212C\u212D\u212F-\u2134\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F149}]/gu;
const picture = /\p{Extended_Pictographic}/gu;

/** Characters as a reader sees them: nothing invisible, one alphabet, pictures as words. */
export function legibleCharacters(written: Legible, { letters, lookAlike, pictures }: Characters): Legible {
  let read = edited(written, unseen, () => []);
  read = edited(read, dressed, ({ 0: one, index }) => [
    { text: one.normalize('NFKC'), from: index, to: index + one.length },
  ]);
  read = edited(read, lookAlike, (found) => inOurLetters(found, letters));
  return edited(read, picture, ({ 0: one, index }) => {
    const words = pictures.get(one);
    return words === undefined ? null : [{ text: ` ${words} `, from: index, to: index + one.length }];
  });
}

/** Shorter ones are signs: 'α-lipoic', 'µg'. */
const shortestWord = 3;

/** A word in look-alikes; null where one of its letters is of another language after all. */
function inOurLetters({ 0: word, index }: RegExpExecArray, letters: Characters['letters']) {
  if ([...word].length < shortestWord) return null;
  let at = index;
  const pieces = [...word].map((one) => {
    const from = at;
    at += one.length;
    return { text: letters.get(one) ?? one, from, to: at };
  });
  return pieces.every(({ text: one }) => /^\p{Script=Latin}$/u.test(one)) ? pieces : null;
}
