import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import type { Judgement } from '../../claim.ts';
import { sharedItems } from '../../lexicon/listItems.ts';
import { judge, type Place, type ReadSentence } from '../../reading/sentence.ts';
import { phraseOf, spanAt } from '../../lexicon/words.ts';

/** A level that a market's lists do not have: a row of `data/undefinedContents.csv`. */
const UndefinedContent = z.strictObject({
  key: columns.key,
  market: z.enum(['US', 'EU']),
  words: columns.list,
  /** What makes it usable all the same: said beside it, it only tells how much there is. Empty where nothing does. */
  statement: z.string(),
  note: z.string(),
  ...columns.origin,
});

const phrases = Map.groupBy(
  readTable(new URL('../../data/', import.meta.url), 'undefinedContents', UndefinedContent).flatMap(
    ({ market, words, statement }) => words.map((each) => ({ market, statement, phrase: phraseOf(each) })),
  ),
  ({ market }) => market,
);

/** The Annex prohibits percentages free of fat; 0 % is free of it. */
const percentFree = /(?<!\b0\s*)\d+(?:[.,]\d+)?\s*(?:%|percent) fat[- ]free/gi;

/** Levels that no list of the market has: 'low carb', 'no trans fat'; in EU and UK also percentages free of fat. */
export function judgeUndefinedContents(sentence: ReadSentence): Judgement[] {
  const { text, words } = sentence;
  const market = sentence.market === 'US' ? 'US' : 'EU';
  const listed = phrases.get(market) ?? [];
  const found = [
    ...words.flatMap((_, from) => listed.flatMap((row) => foundOf(row, spanAt(words, from, row.phrase)))),
    ...sharedItems(text, words).flatMap((item) =>
      listed.flatMap((row) => {
        const span = spanAt(item, 0, row.phrase);
        return span?.to === item.length - 1 ? foundOf(row, span) : [];
      }),
    ),
    ...(market === 'EU'
      ? [...text.matchAll(percentFree)].map(({ 0: said, index }) => ({
          statement: '',
          start: index,
          end: index + said.length,
        }))
      : []),
  ];
  return [...Map.groupBy(found, ({ statement }) => statement)].map(([statement, at]) =>
    judgementOf(sentence, { statement, at }),
  );
}

/** A level that no list has, and what makes it usable. */
type FoundContent = Place & { statement: string };

const foundOf = ({ statement }: { statement: string }, span: Place | null): FoundContent[] =>
  span ? [{ start: span.start, end: span.end, statement }] : [];

function judgementOf(
  sentence: ReadSentence,
  { statement, at }: { statement: string; at: readonly Place[] },
): Judgement {
  if (statement === '')
    return judge(sentence, {
      class: 'nutrientContent',
      verdict: 'blocked',
      rule: 'nutrition-not-listed',
      at,
    });
  return judge(
    sentence,
    { class: 'nutrientContent', verdict: 'conditions', rule: 'amount-in-words', at },
    { conditions: [{ kind: 'statement', text: statement, isMet: false }] },
  );
}
