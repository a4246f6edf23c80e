import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { packWords } from '../../stated/statedPack.ts';
import { measureAt } from '../quantity/measures.ts';
import { createPhrases } from '../quantity/phrases.ts';
import { tokensOf, type Token } from '../quantity/tokens.ts';

/** How much of a food words call a serving. */
export interface ServingSize {
  readonly of: 'grams' | 'ml';
  readonly value: number;
  /** As it is written: `45 g`. */
  readonly written: string;
}

/** What stands between a serving and its amount, and what goes on behind it. */
const ServingJoins = z.strictObject({
  key: columns.key,
  says: z.enum(['per', 'joins', 'goesOn']),
  words: columns.list,
  ...columns.origin,
});
const rows = readTable(new URL('../data/', import.meta.url), 'servingJoins', ServingJoins);
const wordsOf = (says: z.infer<typeof ServingJoins>['says']): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => (row.says === says ? row.words : [])));
const pers = wordsOf('per');
const joins = wordsOf('joins');
const goesOn = wordsOf('goesOn');

const servings = createPhrases([{ words: packWords('servingSize') }]);

const isEnd = (token: Token | undefined) => token === undefined || token.kind !== 'word';

/** Whether what is called a serving is so much: `45 g servings`, `30 g per serving`; `servings of 25 g`, `serving 15 g`. */
function isServing(tokens: readonly Token[], at: number, next: number): boolean {
  const behind = tokens[next]?.text === '-' ? next + 1 : next;
  if (servings.startingAt(tokens, behind)) return true;
  const [before, after] = [tokens[at - 1], tokens[next]];
  const isPer = pers.has(after?.text ?? '') && servings.startingAt(tokens, next + 1) !== null;
  if (isPer && (isEnd(before) || joins.has(before?.text ?? ''))) return true;
  let last = at - 1;
  while (servings.endingAt(tokens, last) === null && joins.has(tokens[last]?.text ?? '')) last -= 1;
  return servings.endingAt(tokens, last) !== null && (isEnd(after) || goesOn.has(after?.text ?? ''));
}

/** How much of a food the words call a serving; null where they do not. */
export function servingSize(text: string): ServingSize | null {
  const tokens = tokensOf(text);
  for (const [at, { kind, value, start }] of tokens.entries()) {
    // `30-g serving`
    const first = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    const unit = measureAt(tokens, first);
    const next = first + (unit?.length ?? 0);
    const last = tokens[next - 1];
    if (kind !== 'number' || !value || !unit?.row.isServing || !last) continue;
    if (isServing(tokens, at, next))
      return {
        of: unit.row.of === 'g' ? 'grams' : 'ml',
        value: value * unit.row.times,
        written: text.slice(start, last.end),
      };
  }
  return null;
}
