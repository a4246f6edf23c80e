import type { Line } from './lines.ts';
import type { StatedContent } from './tables/records.ts';
import { lineContents } from './tables/tables.ts';

/** What the words may state of a serving, and a recipe is brought to. */
export type Content = StatedContent['content'];

/** Percent of a line that is of it. */
export const shareOf = (name: string, content: Content | StatedContent['sourceBy']): number =>
  lineContents.get(name)?.[content] ?? 0;
/** Grams in 100 g of what lines are of. */
export const contentOf = (lines: readonly Line[], content: Content): number =>
  lines.reduce((sum, { name, percent }) => sum + (percent * shareOf(name, content)) / 100, 0);
/** Grams that a serving holds. */
export const heldOf = (
  lines: readonly Line[],
  content: Content,
  { grams }: { readonly grams: number },
): number => (contentOf(lines, content) * grams) / 100;
