import type { FormulaLine } from '@seedbed/server/contract';

/** What a line is called where nobody named it: by what it adds, or by its place in a sentence. */
export const lineName = ({ name, ingredient, source, nutrient }: Partial<FormulaLine>): string =>
  name || ingredient || source || nutrient || 'A line without a name';
