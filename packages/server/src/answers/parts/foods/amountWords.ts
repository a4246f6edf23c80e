import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';

/** A row of `amountWords.csv`: a word for how much of a food is meant, and what tables write or reckon for it. */
const AmountWord = z.strictObject({
  key: columns.key,
  /** `measure`: what tables call it; `fraction`: how many it counts; `piece`: how tables call one of what is counted. */
  kind: z.enum(['measure', 'fraction', 'piece']),
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
