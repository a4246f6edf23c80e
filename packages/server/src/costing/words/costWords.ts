import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { anyOf } from '../text.ts';

const CostWords = z.strictObject({
  key: columns.key,
  /** What a maker pays, before a sum or behind it; what may stand between; of what else than a container the sum is. */
  says: z.enum(['before', 'behind', 'between', 'part']),
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'costWords', CostWords);
const oneOf = (says: z.infer<typeof CostWords>['says']) =>
  anyOf(
    rows.flatMap((row) => (row.says === says ? row.words : [])),
    (words) => words.replaceAll(' ', String.raw`[\s-]+`),
  );

const between = oneOf('between');
const before = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf('before')})(?!\p{L})(?:[\s:–—<≤-]+(?:${between}))*[\s:–—<≤-]*$`,
  'iu',
);
const behind = new RegExp(String.raw`^\s*(?:(?:${between})\s+)*(?:${oneOf('behind')})(?!\p{L})`, 'iu');
const part = new RegExp(String.raw`^\s*(?:\/|per|an?|each)\s*(?:${oneOf('part')})(?!\p{L})`, 'iu');

interface Beside {
  left: string;
  right: string;
}

/** Whether a sum is what a product costs its maker: `cost must stay under $8`, `€2 to make`, `we buy at 80 cents`. */
export const isCost = ({ left, right }: Beside): boolean => before.test(left) || behind.test(right);

/** `Cost under 8`, `land it under 6`: a cost without its currency, at the end of a clause. */
export const bareCost = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf('before')})(?!\p{L})(?:[\s:–—<≤-]+(?:${between}))+[\s:–—<≤-]*(\d{1,3}(?:[.,]\d{1,2})?)(?=\s*(?:[;,]|\.(?!\d)|$))`,
  'iu',
);

/** Whether it is that of a container: not `costs $30 per kg`. */
export const isUnitCost = (beside: Beside): boolean => isCost(beside) && !part.test(beside.right);
