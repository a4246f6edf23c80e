import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

/** Letters that the two shores of the Atlantic write otherwise: a row of `data/spellings.csv`. */
const Spelling = z.strictObject({
  key: columns.key,
  american: columns.text,
  british: columns.text,
  ...columns.origin,
});

/** Letters to be replaced, and what by: 'emi' of 'anaemia' is written the British way already. */
const replacements: readonly (readonly [letters: RegExp, by: string])[] = readTable(
  new URL('../data/', import.meta.url),
  'spellings',
  Spelling,
).flatMap(({ american, british }) => {
  const [before = ''] = british.split(american);
  const own = british.includes(american) && before !== '' ? `(?<!${before})${american}` : american;
  return [
    [new RegExp(own, 'gu'), british],
    [new RegExp(british, 'gu'), american],
  ] as const;
});

/** A phrase as it is written on the other shore too: 'hemophilia' and 'haemophilia'. */
export const spelledBothWays = (phrase: string): string[] => [
  ...new Set([phrase, ...replacements.map(([letters, by]) => phrase.replaceAll(letters, by))]),
];
