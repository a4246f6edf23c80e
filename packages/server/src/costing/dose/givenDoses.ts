import { inLabelUnit, registry, usualMaterial, type Amount, type Material } from '../../registry/index.ts';
import type { FormulaLine } from '../line.ts';

/** A dose that a formula holds already, of a day: what is suggested beside it has to leave it its room. */
export interface GivenDose extends Pick<Amount, 'value' | 'unit'> {
  /** Key of the ingredient, or of the nutrient that it is a form of. */
  readonly ingredient: string;
}

/** The lines of a suggestion with the doses that are given, in place of its own of the same ingredient or beside them. */
export function withGiven(lines: readonly FormulaLine[], doses: readonly GivenDose[]): FormulaLine[] {
  const made = [...lines];
  for (const dose of doses) {
    const at = made.findIndex(({ material }) => isOf(material, dose));
    const material = made[at]?.material ?? usualMaterial(dose.ingredient);
    const amount = material && inLabelUnit(dose, material);
    if (material && amount)
      made.splice(Math.max(0, at), at < 0 ? 0 : 1, { material, amount, isStated: true });
  }
  return made;
}

const isOf = ({ ingredient }: Material, dose: GivenDose) =>
  ingredient === dose.ingredient || registry.ingredients.get(ingredient)?.parent === dose.ingredient;
