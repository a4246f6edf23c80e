import { householdMl } from '../../../registry/index.ts';
import { packWords } from '../../stated/statedPack.ts';
import { createPhrases } from '../quantity/phrases.ts';
import { tokensOf, type Token } from '../quantity/tokens.ts';

/** How much of a food words call a serving. */
export interface ServingSize {
  readonly of: 'grams' | 'ml';
  readonly value: number;
  /** As it is written: `45 g`. */
  readonly written: string;
}

const units: Readonly<Record<string, { of: ServingSize['of']; times: number }>> = {
  g: { of: 'grams', times: 1 },
  gr: { of: 'grams', times: 1 },
  gram: { of: 'grams', times: 1 },
  grams: { of: 'grams', times: 1 },
  oz: { of: 'grams', times: 28.3495 },
  ml: { of: 'ml', times: 1 },
  cl: { of: 'ml', times: 10 },
  'fl oz': { of: 'ml', times: householdMl['fl oz'] },
};

const servings = createPhrases([{ words: packWords('servingSize') }]);
const pers: ReadonlySet<string> = new Set(['per', 'a', 'each', '/', 'pro', 'je', 'par', 'por', 'is', '=']);
const joins: ReadonlySet<string> = new Set([
  'of',
  'size',
  ':',
  'is',
  '=',
  'a',
  'at',
  '-',
  'about',
  'zu',
  'von',
  'de',
  'approx',
  'ca',
  '(',
  'around',
]);
const goesOn: ReadonlySet<string> = new Set([
  'and',
  'with',
  'per',
  'in',
  'each',
  'to',
  'from',
  'is',
  'gives',
  'has',
]);

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
    const isOunce = tokens[first]?.text === 'fl' && tokens[first + 1]?.text === 'oz';
    const next = first + (isOunce ? 2 : 1);
    const last = tokens[next - 1];
    const unit = units[isOunce ? 'fl oz' : (last?.text ?? '')];
    if (kind !== 'number' || !value || !unit || !last) continue;
    if (isServing(tokens, at, next))
      return { of: unit.of, value: value * unit.times, written: text.slice(start, last.end) };
  }
  return null;
}
