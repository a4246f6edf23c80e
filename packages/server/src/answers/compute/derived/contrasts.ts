import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import type { Sheet } from '../worked/sheet.ts';
import { wordsPattern } from './wanted.ts';

const { key, list } = columns;

/** What is made of figures that are alike: the smaller as a part of the larger, what it is less, what that is more, … */
export type How = z.infer<typeof Contrast>['how'];

/** A row of `contrasts.csv`: words that hold figures which are alike against each other, or add them up. */
const Contrast = z.strictObject({
  key,
  words: list,
  asks: z.enum(['percent', 'amount', 'any']),
  how: z.enum(['thinned', 'part', 'less', 'more', 'times', 'difference', 'each', 'sum']),
});
const rows = readTable(new URL('./data/', import.meta.url), 'contrasts', Contrast).map(
  ({ key: row, asks, how, words }) => ({ key: row, asks, how, pattern: wordsPattern(words) }),
);

/** All that the words of a question may make of figures that are alike, the most particular first. */
export function contrastsIn({ whole, quantities }: Sheet): { readonly key: string; readonly how: How }[] {
  const words = quantities.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    whole,
  );
  const isOfPercent = percent.test(words);
  return rows.filter(
    ({ asks, pattern }) =>
      words.search(pattern) >= 0 && (asks === 'any' || isOfPercent === (asks === 'percent')),
  );
}

const percent =
  /%|\bper ?cent\w*|\bpct\b|\bwhat share\b|\bwhich share\b|\bproportion\b|\bmargins?\b|\bmark-?ups?\b/i;
