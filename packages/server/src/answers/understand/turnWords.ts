import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { wordsOf } from './words.ts';

/**
 * A row of `turnWords.csv`: words that point at what was said, that a pointing question is made of, that remarks of a
 * conversation are, and of which people make what they tell of themselves and their work, or by which
 * they ask for something of a thing, or for its weight.
 */
const TurnWords = z.strictObject({
  key: columns.key,
  kind: z.enum(['pointer', 'asking', 'remark', 'scene', 'attribute', 'weighing']),
  words: columns.text,
});
type TurnWordKind = z.infer<typeof TurnWords>['kind'];

const rows = readTable(new URL('./data/', import.meta.url), 'turnWords', TurnWords);

/** The words of some kinds, as they are compared. */
export const turnWords = (...kinds: readonly TurnWordKind[]): ReadonlySet<string> =>
  new Set(
    rows
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ words }) => wordsOf(words).map(({ stem }) => stem)),
  );
