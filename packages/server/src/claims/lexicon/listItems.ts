import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { phraseIndex } from './phraseIndex.ts';
import { phraseOf, wordsOf, type Span, type Word } from './words.ts';

/** A row of `data/listHeads.csv`: what is said before a list of contents, of all of it. */
const ListHead = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });

const headsAt = phraseIndex(
  readTable(new URL('../data/', import.meta.url), 'listHeads', ListHead).flatMap((row) =>
    row.words.map((each) => ({ of: row, phrase: phraseOf(each) })),
  ),
);

/** The head that begins at a place, of several the longest. */
function headAt(words: readonly Word[], at: number): Span | undefined {
  let longest: Span | undefined;
  headsAt(words, at, (_, span) => {
    if (!longest || span.to > longest.to) longest = span;
  });
  return longest;
}

/** Where a list ends, and where its item does: 'low in fat and sugar per serving'. */
const listEnd = /[.;:!?()–—]|\s-\s/;
const itemEnd = /\s(?:per|in|for|with|from|than|but)\s/i;
const between = /\s*(?:,\s*(?:and|or)\s|,|&|\/|\s(?:and|or)\s)\s*/i;

/**
 * The words of each item of a list but its first, each behind the head that it shares: 'without sugar, salt' is 'without
 * salt' too. The head has no width there, so that what is found has the place of the item.
 */
export function sharedItems(text: string, words: readonly Word[]): Word[][] {
  let from = 0;
  return words.flatMap((_, at) => {
    if (at < from) return [];
    const head = headAt(words, at);
    if (!head) return [];
    from = head.to + 1;
    const said = words.slice(head.from, head.to + 1);
    return itemsAfter(text, head.end).map(({ start, words: item }) =>
      said.map((each) => Object.assign({}, each, { start, end: start })).concat(item),
    );
  });
}

function itemsAfter(text: string, start: number): { start: number; words: Word[] }[] {
  const list = text.slice(start).split(listEnd, 1)[0] ?? '';
  let begin = start;
  return list.split(between).flatMap((item, at) => {
    begin = text.indexOf(item, begin);
    const place = begin;
    begin += item.length;
    const words = wordsOf(item.split(itemEnd, 1)[0] ?? '').map((word) =>
      Object.assign(word, { start: word.start + place, end: word.end + place }),
    );
    return at === 0 ? [] : [{ start: place, words }];
  });
}
