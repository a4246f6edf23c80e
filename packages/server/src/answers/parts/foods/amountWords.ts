import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { countWords } from '../../understand/numberWords.ts';

/** A row of `amountWords.csv`: a word for how much of a food is meant, and what tables write or reckon for it. */
const AmountWord = z.strictObject({
  key: columns.key,
  /**
   * `measure`: what tables call it; `fraction`: how many it counts; `piece`: how tables call one of what is counted;
   * `exact`: asks for what is worked out with all its digits.
   */
  kind: z.enum(['measure', 'fraction', 'piece', 'exact']),
  word: columns.text,
  meant: z.string(),
});

const rows = readTable(new URL('./data/', import.meta.url), 'amountWords', AmountWord);
const ofKind = (kind: (typeof rows)[number]['kind']) => rows.filter((row) => row.kind === kind);

/** A measure as tables write it, by the word for it: `tbsp` by `tablespoon`. */
export const measureNames: ReadonlyMap<string, string> = new Map(
  ofKind('measure').map(({ word, meant }) => [word, meant]),
);
/** How many a word or sign counts that is less than one. */
export const fractions: ReadonlyMap<string, number> = new Map(
  ofKind('fraction').map(({ word, meant }) => [word, Number(meant)]),
);
/** The words by which tables call one of what is counted. */
export const pieceWords: ReadonlySet<string> = new Set(ofKind('piece').map(({ word }) => word));
/** What asks for a figure unrounded. */
export const exactWords = new RegExp(
  String.raw`\b(?:${ofKind('exact')
    .map(({ word }) => word)
    .join('|')})\b`,
  'i',
);

const fraction = String.raw`\d+\s?/\s?\d+|${[...fractions.keys()].join('|')}`;
const counts: Readonly<Record<string, number>> = { a: 1, an: 1, ...countWords };
const count = String.raw`\d+|${Object.keys(counts).join('|')}`;
/** “One and a half”, “1 1/2”, “1½”, “2-1/2”: a whole number and a part. */
const mixed = new RegExp(
  String.raw`(?<![\p{L}\d./])(${count})(?:\s+and\s+(?:a\s+)?|[\s-]*)(${fraction})(?![\p{L}\d/])(?:\s+of\s+an?\b)?`,
  'giu',
);
/** “Two thirds of a”, “three quarters of a”, “a third of a”, “3/4 of a”: several parts. */
const several = new RegExp(
  String.raw`(?<![\p{L}\d./])(?:(${count})[\s-]+)?(${fraction})(?![\p{L}\d/])(?:\s+of\s+an?\b)?`,
  'giu',
);

const worth = (written: string): number => {
  const [over = '', under = ''] = written.split('/');
  return under ? Number(over) / Number(under) : (fractions.get(written.toLowerCase()) ?? NaN);
};
const countIn = (written: string): number => counts[written.toLowerCase()] ?? Number(written);
/** “Two thirds” are so many parts, “two and a third” are two and one. */
const areParts = /(?:thirds|quarters|third|quarter)$/i;

/** A text with its mixed numbers and fractions in figures: “one and a half cups” is `1.5 cups`. */
export const inMixedNumbers = (text: string): string =>
  text
    .replace(mixed, (whole, ones: string, part: string) =>
      (areParts.test(part) && !/\band\b/.test(whole)) || !/\band\b|\d/.test(whole)
        ? whole
        : String(countIn(ones) + worth(part)),
    )
    .replace(several, (_, parts: string | undefined, part: string) =>
      String(Number(((parts === undefined ? 1 : countIn(parts)) * worth(part)).toPrecision(6))),
    );
