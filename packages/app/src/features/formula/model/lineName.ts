import type { FormulaLine } from '@seedbed/server/contract';
import { micronutrients } from '@seedbed/server/formula';

const nutrientNames = new Map(micronutrients.map(({ key, us }) => [key, us]));

/** What a line goes by where nobody named it: its nutrient in words, or what else it adds; '' where it adds nothing. */
export const ownName = ({ name, ingredient, source, nutrient }: Partial<FormulaLine>): string =>
  name || (nutrient && nutrientNames.get(nutrient)) || ingredient || source || nutrient || '';

/** What a line is called, in a sentence as well. */
export const lineName = (line: Partial<FormulaLine>): string => ownName(line) || 'A line without a name';
