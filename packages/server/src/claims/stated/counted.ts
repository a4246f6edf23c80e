import type { StatedAmount } from '../../registry/index.ts';

/** What an amount is counted against; `size` is that of a serving, where the copy gives it. */
export type Counted =
  | { per: 'serving'; size?: { amount: number; unit: 'g' | 'ml' } }
  | { per: 'day' }
  | { per: '100 g' | '100 ml' };

const hundred = /\b(?:per|in|in every|\/)\s*100\s*(g|ml|grams?|millilit(?:er|re)s?)\b|\/\s*100\s*(g|ml)\b/i;
const sized = /\b(?:per|in (?:a|one|each|every)|each)\s+(\d+(?:[.,]\d+)?)[\s-]?(g|ml)\b/i;
const daily =
  /^[^.;]{0,40}?\b(?:daily|a day|per day|each day|every day|\/\s*day)\b(?!\s*(?:values?|intake|dv|allowance))/i;
const perPiece = /^[^.;]{0,40}?\bper\b(?!\s+day\b)/i;

/** What an amount is counted against, by the words behind it or else before it; a serving, unless it says something else. */
export function countedBy(text: string, { start, end }: Pick<StatedAmount, 'start' | 'end'>): Counted {
  const after = text.slice(end);
  const before = text.slice(0, start);
  const per = hundred.exec(after) ?? hundred.exec(before);
  if (per) return { per: /^m/i.test(per[1] ?? per[2] ?? '') ? '100 ml' : '100 g' };
  const size = sized.exec(after) ?? sized.exec(before);
  if (size) {
    const unit = size[2]?.toLowerCase() === 'ml' ? 'ml' : 'g';
    return { per: 'serving', size: { amount: Number(size[1]?.replace(',', '.')), unit } };
  }
  return daily.test(after) && !perPiece.test(after) ? { per: 'day' } : { per: 'serving' };
}
