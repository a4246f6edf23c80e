import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

const { key, list, text } = columns;
const folder = new URL('./data/', import.meta.url);

/** A row of `shorthand.csv`: a symbol or another writing, and the name that records have for it. */
const ShorthandRow = z.strictObject({
  key,
  written: text,
  meant: text,
  /** Counts only as it is written here: `Mg` is magnesium, `mg` a unit. */
  isCased: z.enum(['yes', 'no']).transform((answer) => answer === 'yes'),
});

// behind a number `Mg` is a careless `mg`
const alone = (written: string) => String.raw`(?<![\p{L}\p{N}]|\d\s)(?:${written})(?![\p{L}\p{N}])`;

const writings = readTable(folder, 'shorthand', ShorthandRow).map(({ written, meant, isCased }) => ({
  pattern: new RegExp(alone(written), isCased ? 'gu' : 'giu'),
  meant,
}));

/** A row of `otherWords.csv`: what people say in other words or by a brand, and what records say for it. */
const OtherWords = z.strictObject({ key, written: list, meant: text });

/** What a word or a row of words stands for. */
const meanings = new Map(
  readTable(folder, 'otherWords', OtherWords).flatMap(({ written, meant }) =>
    written.map((words) => [words.toLowerCase(), meant] as const),
  ),
);
const longestFirst = [...meanings.keys()].toSorted((left, right) => right.length - left.length);
const others = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu');

const inRecordsWords = (text: string): string =>
  text.replace(others, (written) => meanings.get(written.toLowerCase()) ?? written);

/** The text with chemical symbols and other writings put as the records have them. */
export const spelledOut = (text: string): string =>
  inRecordsWords(writings.reduce((read, { pattern, meant }) => read.replace(pattern, meant), text));
