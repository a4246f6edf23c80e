export { foodsVersion, readFoodNames, readFoods } from './readFoods.ts';
export type { Food, Portion } from './readFoods.ts';
export { onLabels } from './profile.ts';
export type { FoodProfile } from './profile.ts';
export { createFoodIndex } from './search.ts';
export type { FoodIndex, FoundFood } from './search.ts';
export { createFoodNames, foodWords } from './names.ts';
export type { FoodNames, FoodsNamed, NamedFood } from './names.ts';
