import type { FormulaLine } from '../line.ts';
import { titleOf } from './lines.ts';
import type { FoodConstants } from './price/figures.ts';
import type { FoodArchetype } from './tables/records.ts';
import type { FoodCategory, PrintedBand } from './tables/tables.ts';

/** A line of a recipe: its share of what is mixed, and what a kilogram of it costs. */
export interface RecipeLine {
  readonly name: string;
  readonly percent: number;
  readonly price: PrintedBand;
}

/** A food or drink made definite enough to cost. */
export interface FoodPlan {
  readonly archetype: FoodArchetype;
  readonly category: FoodCategory;
  /** What the words call its pack, else what such a pack is called. */
  readonly packLabel: string;
  /** Size of what is sold, in `unit`, and its weight in grams. */
  readonly size: number;
  readonly unit: 'g' | 'mL';
  readonly grams: number;
  /** Servings in a unit; not always whole. */
  readonly servings: number;
  /** Shares of what is mixed; they add up to 100, with the actives where these weigh something. */
  readonly recipe: readonly RecipeLine[];
  /** What the words add to the recipe, a serving. */
  readonly actives: readonly FormulaLine[];
  readonly constants: FoodConstants;
  /** Whether the recipe is a person's formula; else it is one usual for the kind. */
  readonly isOwnFormula: boolean;
  /** What was chosen, in words. */
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
}

/** What a line of its recipe is called: in one's own formula as it is there, else as an ingredient list names it. */
export const calledIn = ({ isOwnFormula }: Pick<FoodPlan, 'isOwnFormula'>, name: string): string =>
  isOwnFormula ? name : titleOf(name);
