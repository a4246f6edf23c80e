import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

const { key, text } = columns;

/** A row of `shorthand.csv`: a symbol or a foreign writing, and the name that records have for it. */
const ShorthandRow = z.strictObject({
  key,
  written: text,
  meant: text,
  /** Counts only as it is written here: `Mg` is magnesium, `mg` a unit. */
  isCased: z.enum(['yes', 'no']).transform((answer) => answer === 'yes'),
});

const writings = readTable(new URL('./data/', import.meta.url), 'shorthand', ShorthandRow).map(
  ({ written, meant, isCased }) => ({
    // behind a number `Mg` is a careless `mg`
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}]|\d\s)${written}(?![\p{L}\p{N}])`, isCased ? 'gu' : 'giu'),
    meant,
  }),
);

/** The text with chemical symbols and foreign writings of names put as the records have them. */
export const spelledOut = (text: string): string =>
  writings.reduce((read, { pattern, meant }) => read.replace(pattern, meant), text);
