import { materialsOf, type IngredientMention } from './ingredientNames.ts';
import type { NamedMaterial } from './loneAmounts.ts';
import { strengthsAt, type Strength } from './strengths.ts';

/** Materials without an amount with how strong the text says that they are, or that the whole is. */
export function withStrengths(
  wanted: readonly NamedMaterial[],
  { text, mentions, whole }: { text: string; mentions: readonly IngredientMention[]; whole: Strength | null },
): readonly NamedMaterial[] {
  const said = strengthsAt(text, mentions).flatMap((strength, at) => {
    const mention = mentions[at];
    return strength && mention
      ? materialsOf(mention).map(({ ingredient }) => [ingredient, strength] as const)
      : [];
  });
  const ofIngredient = new Map(said);
  return wanted.map((each) => {
    const strength = ofIngredient.get(each.material.ingredient) ?? whole;
    return each.amount === null && strength ? { ...each, strength } : each;
  });
}
