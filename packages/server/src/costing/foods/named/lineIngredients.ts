import { readIngredients } from '../../named/readIngredients.ts';
import { standIns } from '../tables/tables.ts';

const known = new Map<string, string[]>();

/** The registry's ingredients that a line of a recipe names or stands for. */
export function ingredientsOf(name: string): string[] {
  const found = known.get(name) ?? [
    ...readIngredients(name).wanted.map(({ material }) => material.ingredient),
    ...standIns.filter(({ line }) => line === name).flatMap(({ ingredients }) => ingredients),
  ];
  known.set(name, found);
  return found;
}
