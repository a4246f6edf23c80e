import type { FormFactor } from '../contract/index.ts';
import { inSentence } from '../text/letters.ts';
import type { Archetype } from './archetypes.ts';
import type { BesidePart } from './beside/besideParts.ts';
import { blendIn } from './beside/blends.ts';
import { unpricedIn, type ReadIngredients } from './named/readIngredients.ts';
import { strengthWord } from './named/strengths.ts';
import { madeStyleOf, type ProductStyle } from './stated/productStyle.ts';
import { hasPhrase, searchable } from './text.ts';

/** Whose ingredients and amounts a formula has. */
export function formulaNote({ key }: Archetype, { wanted, excluded, isOfGroup }: ReadIngredients): string {
  if (wanted.length === 0) {
    const without = excluded.size > 0 ? ', without what is ruled out' : '';
    return `No ingredient was named: the formula is one usual for a product of the kind '${key}'${without}.`;
  }
  const stated = wanted.filter(({ amount }) => amount !== null).length;
  const doses = stated === wanted.length ? 'as named' : stated > 0 ? 'as named, else usual' : 'usual ones';
  return isOfGroup
    ? `The words name a group of ingredients: which of it are in the formula is as labels of such products have it, and their amounts are ${doses}. Add or take away what yours is to have.`
    : `The formula is the ingredients that concept and description name; their amounts are ${doses}.`;
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

interface FormChoice {
  /** What was chosen by hand, and what the words name. */
  given: FormFactor | null;
  named: FormFactor | null;
  used: FormFactor;
  style: ProductStyle | null;
  /** Whether the words ask for no form that is not ours: such a one is told of by itself. */
  isOurs: boolean;
}

/** Where the form was taken from; nothing where the words ask for one that is not ours. */
export function formNotes({ given, named, used, style, isOurs }: FormChoice): string[] {
  if (given !== null) return [`Form factor as chosen: ${used}.`];
  if (!isOurs) return [];
  return [
    named === used
      ? `Form as the words say: ${madeStyleOf(style)?.one || used}.`
      : `No form factor was chosen: ${used} was taken.`,
  ];
}

/** Whether a name is of what the product is made with, or tastes of. */
const isBeside = (name: string, parts: readonly BesidePart[]): boolean =>
  parts.some(
    ({ words, form }) =>
      words.includes(name.toLowerCase()) || hasPhrase(searchable(form), searchable(name).trim()),
  );

/** `Cocoa` that stands in the recipe is no `cocoa flavanols`. */
const isOfPart = (name: string, parts: readonly BesidePart[]): boolean =>
  parts.some(({ words }) => words.some((word) => hasPhrase(searchable(name), word)));

/** What the words name and nobody has priced: the figures are without it. */
export function unpricedNotes(
  text: string,
  { wanted, unread }: ReadIngredients,
  parts: readonly BesidePart[],
): string[] {
  const names = unpricedIn(text)
    .filter(
      (each) => !(isBeside(each.name, parts) || isBeside(each.called, parts) || isOfPart(each.name, parts)),
    )
    .map(({ name, called }) => (searchable(name) === searchable(called) ? name : `${called} (${name})`));
  const others = unread.filter((each) => blendIn(each) === null).join('; ');
  const unknownNotes = others === '' ? [] : [`Not known here, and not in the figures: ${others}.`];
  const usual = wanted.length === 0 ? ', with what is usual for the kind of product in its place' : '';
  if (names.length === 0) return unknownNotes;
  return [`No price is known of ${names.join(', ')}: the figures are without it${usual}.`, ...unknownNotes];
}

/** What to say of words that name no ingredient, where nothing else says what the product is. */
export const unsaidNotes = ({ wanted }: ReadIngredients, form: FormFactor | null): string[] =>
  wanted.length > 0 ? [] : [form ? unknown : unsaid];

const unsaid =
  'The words do not say what the product is, so it is reckoned as a general supplement: say whether it is a supplement, a food or a drink, or name an ingredient.';

const unknown =
  'The words name no ingredient and no purpose that is known here, so the figures are of a general vitamin and mineral formula: name what is to be in it.';
