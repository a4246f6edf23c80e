import { asksForPlants } from '../../named/plants.ts';
import { anyOf, searchable } from '../../text.ts';
import type { PlantBase } from '../tables/readingRecords.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { foodArchetypeOf, plantBases, plantKinds } from '../tables/tables.ts';

/** What a kind of animal food is made as where the words want plants only: vegan tuna is no tinned fish. */
export function plantKindOf(archetype: FoodArchetype, text: string): FoodArchetype {
  const row = plantKinds.find((each) => each.archetype === archetype.key);
  if (!row) return archetype;
  return asksForPlants(text) || (row.isDairy && isOfPlants(searchable(text)))
    ? foodArchetypeOf(row.instead)
    : archetype;
}

const oneOf = (says: PlantBase['says']): string =>
  `(?:${anyOf(plantBases.flatMap((row) => (row.says === says ? row.words : [])))})`;

/** `cultured cashews`, `made from oats`; `cashew spread`, `soy base`. */
const ofPlant = new RegExp(
  ` ${oneOf('before')} (?:organic |whole |raw )?${oneOf('plant')} | ${oneOf('plant')} ${oneOf('behind')} `,
);
const ofAnimal = new RegExp(` ${oneOf('animal')} `);
const isFree = new RegExp(` ${oneOf('free')} `);

/** Whether a food like dairy is of a plant by its words, without being called vegan. */
const isOfPlants = (said: string): boolean =>
  isFree.test(said) || (ofPlant.test(said) && !ofAnimal.test(said));
