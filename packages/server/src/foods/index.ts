export { foodsVersion, readFoods } from './readFoods.ts';
export type { Food, Portion } from './readFoods.ts';
export type { FoodProfile } from './profile.ts';
export { createFoodIndex } from './search.ts';
export type { FoodIndex, FoundFood } from './search.ts';
