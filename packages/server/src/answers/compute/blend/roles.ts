import type { Quantity } from '../worked/quantities.ts';
import type { Sheet } from '../worked/sheet.ts';
import type { Strength } from './strengths.ts';

const wholeAhead =
  /\b(?:finished|final|total|batch of|make|making|makes?|made|prepare|preparing|produce|producing|end up with|yield|fill|want|to get|need|for)\b[^,;.?]{0,24}$/i;
const wholeBehind =
  /^\s*(?:of\s+)?(?:\p{L}+\s+){0,2}?(?:finished|final|in total|batch|finally|at the end|total)\b/iu;
const stockAhead =
  /\b(?:have|got|start(?:ing)? with|existing|in the tank|there (?:is|are)|of our|add(?:ed|ing)? to|dilute|thin|take|bring|cut|adjust|lower|reduce|raise|from)\b[^,;.?]{0,24}$/i;

/** Whether an amount is that of what there is, and is to be changed. */
export const isStock = ({ whole }: Sheet, { start }: Quantity): boolean =>
  stockAhead.test(whole.slice(0, start));

/** Whether an amount is that of the whole mix, and not of what it is made from. */
export const isWholeMix = (sheet: Sheet, amount: Quantity): boolean =>
  (wholeAhead.test(sheet.whole.slice(0, amount.start)) && !isStock(sheet, amount)) ||
  wholeBehind.test(sheet.whole.slice(amount.end));

const wantedAhead =
  /\b(?:to|target(?:ing)?|aim(?:ing)? for|need|want|hit|reach|get|is to have|has to have)\s+(?:(?:get|reach|hit|make|obtain|give|have|be)\s+)?(?:[\d.,]+\s*\p{L}+\s+(?:at|of|with)\s+)?(?:an?\s+|exactly\s+|about\s+|at\s+)?$/iu;

/** The strength that is to be reached, where the words say so of one alone. */
export function strengthWanted({ whole }: Sheet, strengths: readonly Strength[]): Strength | undefined {
  const [only, ...others] = strengths.filter(({ start }) => wantedAhead.test(whole.slice(0, start)));
  return others.length === 0 ? only : undefined;
}

const reach = 40;

/** The strength that is said of an amount: right behind it, or right before it. */
export function strengthBeside(
  { whole }: Sheet,
  { start, end }: Quantity,
  strengths: readonly Strength[],
): Strength | undefined {
  const joins = (text: string) => text.length <= reach && !/[;.?!]|\b(?:in)?to\b|\bfrom\b/i.test(text);
  const behind = strengths.find((each) => each.start >= end && joins(whole.slice(end, each.start)));
  const before = strengths.findLast((each) => each.end <= start && joins(whole.slice(each.end, start)));
  return behind ?? before;
}
