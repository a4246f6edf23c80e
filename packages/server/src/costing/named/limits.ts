import type { Amount, Mention } from '../../registry/index.ts';
import { besideWords, eitherBeside } from '../words/besideWords.ts';
import { textBefore, textBehind } from '../text.ts';

/** What words make of a dose: its most, or how much of the usual one it is. */
export interface DoseLimit {
  readonly isMost: boolean;
  readonly share: number;
}

const mostBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${eitherBeside('most')}|[<≤])\s*(?:of\s+|about\s+)?$`,
  'iu',
);
const contents: ReadonlySet<string> = new Set(besideWords('contentOnly').map(({ word }) => word));
const limitBehind = new RegExp(String.raw`^\s*:?\s*(?:${eitherBeside('most')}|[<≤])\s*(?:about\s+)?\d`, 'iu');
const limitBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${eitherBeside('most')}|[<≤])\s*(?:about\s+)?\d[\d.,]*\s*m?g\s+(?:of\s+)?$`,
  'iu',
);

/** Whether a limit is of a content, and asks for none of it: `sodium below 300 mg`. */
export const isContentOnly = (ingredient: string): boolean => contents.has(ingredient);

/** Whether a name of a content has a limit beside it in a text. */
export const isLimitedContent = (text: string, { start, end, text: called }: Mention): boolean =>
  isContentOnly(called.toLowerCase()) &&
  (limitBehind.test(textBehind(text, end)) || limitBefore.test(textBefore(text, start)));

const shareBefore = new RegExp(String.raw`(?:^|[^\p{L}])(${eitherBeside('share')})\s+(?:usual\s+)?$`, 'iu');
const shares = new Map(besideWords('share').map(({ word, value }) => [word, value ?? 1] as const));

/** `no more than 100 mg caffeine`, `caffeine max 100 mg`, `half the caffeine`: a limit or a share is no dose. */
export function limitAt(text: string, { start }: Mention, amount: Amount | null): DoseLimit {
  const share = shareBefore.exec(textBefore(text, start))?.[1]?.toLowerCase().replace(/\s+/g, ' ') ?? '';
  return {
    isMost: amount !== null && mostBefore.test(textBefore(text, amount.start)),
    share: shares.get(share) ?? 1,
  };
}
