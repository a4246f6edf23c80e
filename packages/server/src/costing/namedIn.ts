import { amountsBeside } from './amountsBeside.ts';
import { eitherBeside } from './besideWords.ts';
import { formWordsOf } from './form.ts';
import { groups, materialsOf, type IngredientMention } from './ingredientNames.ts';
import { withoutFlavours } from './meant.ts';
import { textBehind } from './text.ts';
import { namesIn } from './vitaminLists.ts';

/** The names of a text that are meant as what is in the product. */
export function namedIn(text: string): IngredientMention[] {
  const mentions = namesIn(text).filter((each) => isMeant(text, each));
  return withoutSpelledOut(withoutFlavours(text, mentions, amountsBeside(text, mentions)));
}

/** `Kids multi`, `a daily multi for women`; not `multi-strain`, nor `multi collagen`. */
const afterMulti = new RegExp(
  String.raw`^(?:\s*(?:$|[.,:;!?()&+|/\n–—]|\d)|\s+(?:[-–—]\s|(?:${[eitherBeside('afterMulti'), ...formWordsOf()].join('|')})(?!\p{L})))`,
  'iu',
);

/** Of `multi` alone, whether it is a multivitamin. */
const isMeant = (text: string, { text: written, end }: IngredientMention) =>
  !/^multis?$/i.test(written) || afterMulti.test(textBehind(text, end));

/** So many of a group, or as great a share, that a text names one by one are all that is meant of it. Our assumption. */
const fewestSpelledOut = 4;
const shareSpelledOut = 2 / 3;

/** `Multivitamin gummies with vitamins A, C, D and B12` have no others. */
function withoutSpelledOut(mentions: readonly IngredientMention[]): IngredientMention[] {
  const single = new Set(
    mentions
      .filter(({ kind }) => kind !== 'group')
      .flatMap((each) => materialsOf(each).map(({ ingredient }) => ingredient)),
  );
  const isSpelledOut = (key: string) => {
    const members = groups.get(key) ?? [];
    const fewest = Math.min(fewestSpelledOut, members.length * shareSpelledOut);
    return members.length > 0 && members.filter((each) => single.has(each)).length >= fewest;
  };
  return mentions.filter(({ kind, key }) => kind !== 'group' || !isSpelledOut(key));
}
