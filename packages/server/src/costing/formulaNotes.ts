import type { FormFactor } from '../contract/index.ts';
import { inSentence } from '../text/letters.ts';
import type { Archetype } from './archetypes.ts';
import type { ReadIngredients } from './named/readIngredients.ts';
import { strengthWord } from './named/strengths.ts';

/** Whose ingredients and amounts a formula has. */
export function formulaNote({ key }: Archetype, { wanted, excluded }: ReadIngredients): string {
  if (wanted.length === 0) {
    const without = excluded.size > 0 ? ', without what is ruled out' : '';
    return `No ingredient was named: the formula is one usual for a product of the kind '${key}'${without}.`;
  }
  const stated = wanted.filter(({ amount }) => amount !== null).length;
  const doses = stated === wanted.length ? 'as named' : stated > 0 ? 'as named, else usual' : 'usual ones';
  return `The formula is the ingredients that concept and description name; their amounts are ${doses}.`;
}

/** How doses that are said to be low or high were read. */
export function strengthNotes({ wanted, strength }: ReadIngredients): string[] {
  const said = wanted.flatMap((each) =>
    each.strength ? [`${strengthWord[each.strength]} of ${inSentence(each.material.name)}`] : [],
  );
  const whole = wanted.length === 0 && strength ? [`${strengthWord[strength]} of each ingredient`] : [];
  const words = [...said, ...whole].join(', ');
  return words === ''
    ? []
    : [`The words ask for ${words}: no amount is given, so it is set beside the usual one.`];
}

/** Where the form was taken from. */
export function formNote(given: FormFactor | null, named: FormFactor | null, used: FormFactor): string {
  if (given !== null) return `Form factor as chosen: ${used}.`;
  return named === used ? `Form as the words say: ${used}.` : `No form factor was chosen: ${used} was taken.`;
}
