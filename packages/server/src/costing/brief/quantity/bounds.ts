import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { createPhrases } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Whether words want no more of a figure, no less, or just so much. */
export type Bound = 'most' | 'least' | 'about';

/** Words beside a figure: what it is the limit of, before it or behind it, and what may stand between. */
const BoundWords = z.strictObject({
  key: columns.key,
  /** `over` is the least of a figure, unless what is before it is `denied`. */
  says: z.enum(['most', 'mostBehind', 'least', 'leastBehind', 'over', 'denied', 'about', 'filler']),
  words: columns.list,
  ...columns.origin,
});
type Row = z.infer<typeof BoundWords>;

const rows = readTable(new URL('../data/', import.meta.url), 'boundWords', BoundWords);
const of = (...says: Row['says'][]) => createPhrases(rows.filter((row) => says.includes(row.says)));
const before = of('most', 'least', 'over', 'about', 'filler');
const denials = of('denied');
const behind = of('mostBehind', 'leastBehind', 'filler');

/** Places of a figure among the tokens of a text. */
export interface Place {
  /** Its first token. */
  readonly from: number;
  /** The token behind its last one. */
  readonly to: number;
}

/** What is beside a figure, beyond its bound and what belongs to that. */
export interface Beside {
  readonly bound: Bound;
  /** Tokens of the figure with the words of its bound. */
  readonly reach: Place;
}

/** The bound of a figure: by the words right before it, or else behind it. */
export function boundOf(tokens: readonly Token[], { from, to }: Place): Beside {
  const [ahead, after] = [boundBefore(tokens, from), boundBehind(tokens, to)];
  const bound = ahead.bound ?? after.bound ?? 'about';
  return { bound, reach: { from: ahead.from, to: after.bound ? after.to : to } };
}

function boundBefore(tokens: readonly Token[], from: number): { bound: Bound | null; from: number } {
  let at = from;
  while (at > 0) {
    const found = before.endingAt(tokens, at - 1);
    if (!found) break;
    at -= found.length;
    const { says } = found.row;
    if (says === 'most' || says === 'least') return { bound: says, from: at };
    if (says === 'over') return { bound: isDenied(tokens, at) ? 'most' : 'least', from: at };
  }
  return { bound: null, from: at };
}

/** So many words before a limit may be denied with it: `it can't cost me more than $4`. */
const mostDenied = 5;

function isDenied(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= from - mostDenied && tokens[at]?.kind === 'word'; at -= 1)
    if (denials.endingAt(tokens, at)) return true;
  return false;
}

/** The token behind the last one before a place that is no filler. */
export function beforeFillers(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at > 0) {
    const found = before.endingAt(tokens, at - 1);
    if (found?.row.says !== 'filler' && found?.row.says !== 'about') break;
    at -= found.length;
  }
  return at;
}

function boundBehind(tokens: readonly Token[], to: number): { bound: Bound | null; to: number } {
  let at = to;
  while (at < tokens.length) {
    const found = behind.startingAt(tokens, at);
    if (!found) break;
    at += found.length;
    // `12 g protein and no more than 1 g salt`: that is the bound of what follows.
    if (tokens[at]?.text === 'than') break;
    if (found.row.says !== 'filler')
      return { bound: found.row.says === 'mostBehind' ? 'most' : 'least', to: at };
  }
  return { bound: null, to };
}
