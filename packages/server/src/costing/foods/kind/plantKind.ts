import { asksForPlants } from '../../named/plants.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { foodArchetypeOf, plantKinds } from '../tables/tables.ts';

/** What a kind of animal food is made as where the words want plants only: vegan tuna is no tinned fish. */
export function plantKindOf(archetype: FoodArchetype, text: string): FoodArchetype {
  const row = plantKinds.find((each) => each.archetype === archetype.key);
  if (!row || !asksForPlants(text)) return archetype;
  return foodArchetypeOf(row.instead);
}
