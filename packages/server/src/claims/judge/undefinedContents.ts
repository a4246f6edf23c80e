import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import type { Judgement } from '../claim.ts';
import { sharedItems } from '../listItems.ts';
import { judge, type Place, type ReadSentence } from '../sentence.ts';
import { phraseOf, spanAt } from '../words.ts';

/** A level that a market's lists do not have: a row of `data/undefinedContents.csv`. */
const UndefinedContent = z.strictObject({
  key: columns.key,
  market: z.enum(['US', 'EU']),
  words: columns.list,
  note: z.string(),
  ...columns.origin,
});

const phrases = Map.groupBy(
  readTable(new URL('../data/', import.meta.url), 'undefinedContents', UndefinedContent).flatMap(
    ({ market, words }) => words.map((each) => ({ market, phrase: phraseOf(each) })),
  ),
  ({ market }) => market,
);

/** The Annex prohibits percentages free of fat; 0 % is free of it. */
const percentFree = /(?<!\b0\s*)\d+(?:[.,]\d+)?\s*(?:%|percent) fat[- ]free/gi;

/** Levels that no list of the market has: 'low carb'; in EU and UK also percentages free of fat. */
export function judgeUndefinedContents(sentence: ReadSentence): Judgement[] {
  const { text, words } = sentence;
  const market = sentence.market === 'US' ? 'US' : 'EU';
  const listed = phrases.get(market) ?? [];
  const at: Place[] = [
    ...words.flatMap((_, from) => listed.flatMap(({ phrase }) => spanAt(words, from, phrase) ?? [])),
    ...sharedItems(text, words).flatMap((item) =>
      listed.flatMap(({ phrase }) => {
        const span = spanAt(item, 0, phrase);
        return span && span.to === item.length - 1 ? [span] : [];
      }),
    ),
    ...(market === 'EU'
      ? [...text.matchAll(percentFree)].map(({ 0: said, index }) => ({
          start: index,
          end: index + said.length,
        }))
      : []),
  ];
  if (at.length === 0) return [];
  return [
    judge(sentence, { class: 'nutrientContent', verdict: 'blocked', rule: 'nutrition-not-listed', at }),
  ];
}
