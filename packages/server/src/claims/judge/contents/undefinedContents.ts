import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import type { Judgement } from '../../claim.ts';
import { sharedItems } from '../../lexicon/listItems.ts';
import { judge, type Place, type ReadSentence } from '../../reading/sentence.ts';
import { phraseIndex } from '../../lexicon/phraseIndex.ts';
import { phraseOf } from '../../lexicon/words.ts';

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

const rows = readTable(new URL('../../data/', import.meta.url), 'undefinedContents', UndefinedContent);

/** What finds the levels that a market's lists do not have. */
const finderOf = (market: 'US' | 'EU') =>
  phraseIndex(
    rows
      .filter((row) => row.market === market)
      .flatMap((row) => row.words.map((each) => ({ of: row, phrase: phraseOf(each) }))),
  );
const finders = { US: finderOf('US'), EU: finderOf('EU') };

/** The Annex prohibits percentages free of fat; 0 % is free of it. */
const percentFree = /(?<!\b0\s*)\d+(?:[.,]\d+)?\s*(?:%|percent) fat[- ]free/gi;

/** Levels that no list of the market has: 'low carb', 'no trans fat'; in EU and UK also percentages free of fat. */
export function judgeUndefinedContents(sentence: ReadSentence): Judgement[] {
  const { text, words } = sentence;
  const market = sentence.market === 'US' ? 'US' : 'EU';
  const findAt = finders[market];
  const found: FoundContent[] = [];
  const take = ({ statement }: { statement: string }, { start, end }: Place) =>
    found.push({ statement, start, end });
  for (let at = 0; at < words.length; at += 1) findAt(words, at, take);
  for (const item of sharedItems(text, words))
    findAt(item, 0, (row, span) => {
      if (span.to === item.length - 1) take(row, span);
    });
  if (market === 'EU')
    for (const { 0: said, index } of text.matchAll(percentFree))
      found.push({ statement: '', start: index, end: index + said.length });
  return [...Map.groupBy(found, ({ statement }) => statement)].map(([statement, at]) =>
    judgementOf(sentence, { statement, at }),
  );
}

/** A level that no list has, and what makes it usable. */
type FoundContent = Place & { statement: string };

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
