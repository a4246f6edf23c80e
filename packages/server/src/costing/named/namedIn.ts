import { amountsBeside } from './amountsBeside.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { formWordsOf } from '../words/formWords.ts';
import { groups, materialsOf, type IngredientMention } from './ingredientNames.ts';
import { withoutClaims, withoutFlavours } from './meant.ts';
import { textBehind } from '../text.ts';
import { namesIn } from './namesIn.ts';

/** The names of a text that are meant as what is in the product. */
export function namedIn(text: string): IngredientMention[] {
  const mentions = withoutClaims(
    text,
    namesIn(text).filter((each) => isMeant(text, each)),
  );
  const amounts = amountsBeside(text, mentions);
  const dosed = mentions.filter((_, at) => (amounts[at]?.value ?? 0) > 0);
  return withoutSpelledOut(text, withoutFlavours(text, mentions, amounts), dosed);
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
/** So many of it with their amounts are a formula. Our assumption. */
const fewestDosed = 3;

/** `Multivitamin gummies with vitamins A, C, D and B12` have no others. */
function withoutSpelledOut(
  text: string,
  mentions: readonly IngredientMention[],
  dosed: readonly IngredientMention[],
): IngredientMention[] {
  const [single, withAmount] = [mentions, dosed].map((each) => ingredientsOf(each)) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  const isSpelledOut = (key: string) => {
    const members = groups.get(key) ?? [];
    const fewest = Math.min(fewestSpelledOut, members.length * shareSpelledOut);
    const count = (of: ReadonlySet<string>) => members.filter((each) => of.has(each)).length;
    return members.length > 0 && (count(single) >= fewest || count(withAmount) >= fewestDosed);
  };
  return mentions.filter(
    (each, at) => each.kind !== 'group' || !(isSpelledOut(each.key) || isListed(text, mentions, at)),
  );
}

/** What mentions name one by one. */
const ingredientsOf = (mentions: readonly IngredientMention[]): ReadonlySet<string> =>
  new Set(
    mentions
      .filter(({ kind }) => kind !== 'group')
      .flatMap((each) => materialsOf(each).map(({ ingredient }) => ingredient)),
  );

/** `B vitamins (B6 and B12)`, `electrolytes: sodium and potassium`. */
const opensList = /^\s*(?:[(:–—]|-\s|namely|such as|like)\s*$/;
/** A small group as a title, with its members behind it. */
const isTitle = /^\s*\n\s*(?:\d[\d.,]*\s*(?:mg|g|µg|mcg|ug)\s+(?:of\s+)?)?$/;
const fewOfGroup = 8;

/** Whether the members that a text names right behind a group are all that is meant of it. */
function isListed(text: string, mentions: readonly IngredientMention[], at: number): boolean {
  const [group, first, second] = mentions.slice(at, at + 3);
  const members = groups.get(group?.key ?? '') ?? [];
  const isMember = (each: IngredientMention | undefined) =>
    each !== undefined && materialsOf(each).some(({ ingredient }) => members.includes(ingredient));
  if (!group || !first || !isMember(first)) return false;
  const gap = text.slice(group.end, first.start);
  return opensList.test(gap) || (members.length <= fewOfGroup && isTitle.test(gap) && isMember(second));
}
