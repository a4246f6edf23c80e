import type { ProductConcept } from '../../../costing/index.ts';
import { loadEvidence } from '../../../evidence/index.ts';
import { readFoods } from '../../../foods/index.ts';
import { formulaDataOf } from '../knowledge/formulaData.ts';
import type { RecipeFood } from '../suggested/suggestedFood.ts';

const evidence = loadEvidence();
/** What suggestions are worded with. */
export const parts = { evidence, data: formulaDataOf(evidence) };

/** The table of foods, by name, as the lines of a recipe take them. */
export const foods: ReadonlyMap<string, RecipeFood> = new Map(
  readFoods().map((food) => [
    food.name,
    { profile: food.profile, caffeinePercent: food.caffeinePercent } as RecipeFood,
  ]),
);

/** A concept of these words alone. */
export const concept = (text: string, more: Partial<ProductConcept> = {}): ProductConcept => ({
  concept: text,
  description: '',
  formFactor: null,
  volume: null,
  volumeUnit: null,
  ...more,
});
