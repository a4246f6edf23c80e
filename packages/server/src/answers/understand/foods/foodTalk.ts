import { z } from 'zod';
import { columns, readTable, stems, type Token } from '../../../registry/index.ts';

/**
 * A row of `foodTalk.csv`: words that are said of foods. `taste` asks for what the tables hold of a nutrient, as “how salty”
 * does; `plain` tells nothing that they hold, as “bottled”.
 */
const FoodTalk = z.strictObject({
  key: columns.key,
  kind: z.enum(['taste', 'plain']),
  words: columns.list,
  /** Of a taste: the key of the nutrient. */
  nutrient: z.string(),
});
const rows = readTable(new URL('../data/', import.meta.url), 'foodTalk', FoodTalk);

/** Words by which a nutrient is asked for as a taste, each with the nutrient's key. */
export const tastes: readonly { readonly nutrient: string; readonly words: readonly string[] }[] =
  rows.filter(({ kind }) => kind === 'taste');

/** Words that are said of foods and tell nothing of what is in them. */
export const plainTalk: ReadonlySet<string> = new Set(
  rows.flatMap(({ words }) => words.flatMap((each) => stems(each))),
);

const howBefore = /\bhow (?:\p{L}+ )?$/iu;
const isBefore = /(?:^|[,.;:!?] ?)(?:hey |well |so )?(?:is|are) [^.?!;]*$/iu;

/** Whether a taste is what is asked for: “how salty is …”, “is … salty?”, but not “a salty snack”. */
export const asksTaste = (question: string, [first]: readonly Token[]): boolean => {
  const before = question.slice(0, first?.start ?? 0);
  return howBefore.test(before) || (isBefore.test(before) && !/\b(?:an?|the)\s+$/i.test(before));
};

const ofKindBefore =
  /\b(?:(?:reduced|low|lower|less|full|high|non|extra|lightly|no|not|without|with added|with|added|lean and)[ -](?:added[ -])?|(?:with added|fortified with|enriched with) (?:[\p{L} ]{2,25} (?:and|or) )?(?:added )?)$/iu;
/** “With protein and iron” asks for both: only what is salted, sweetened or fortified is told so. */
const openBefore = /\bwith $/i;
const addedToFoods = /^(?:salt|sugar|fat)/i;
const ofKindBehind =
  /^[ -](?:free|reduced|added|fortified|enriched|coated|substitutes?|replacers?|alternative)\b/i;

/** Whether a nutrient only tells the kind of a food: “reduced fat cheese”, “with added calcium”, “sugar-coated”. */
export function isOfKindWord(question: string, tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return false;
  const before = question.slice(0, first.start);
  if (ofKindBehind.test(question.slice(last.start + last.text.length))) return true;
  if (openBefore.test(before) && !addedToFoods.test(first.text)) return false;
  return ofKindBefore.test(before);
}

/** How much of a food is asked for, so that it gives a share of a reference value: “how much kale for 100 % of the Daily Value”. */
export const asksForShare = (question: string): boolean =>
  howMuchOf.test(question) && !/\d ?g\b/.test(question) && (shareOf.test(question) || wholeOf.test(question));

const howMuchOf =
  /\b(?:how (?:much|many)|(?:what|which) (?:amount|quantity|weight|portion)|grams? of)\b(?![^?]*\b(?:percent(?:age)?|what) of the)/i;
const reference = String.raw`(?:daily (?:value|needs?|requirement)|dvs?|nrvs?|rdas?|rdi|reference (?:value|intake))`;
const shareOf = new RegExp(
  String.raw`\b(?:for|gives?|provides?|covers?|meets?|reach(?:es)?|supply|supplies|hits?|makes?|get(?: to)?|deliver(?:s)?|contains?)\s+(?:me |you |us |up )?\d+(?:\.\d+)?\s?(?:%|per ?cent) (?:of )?[^.?!;]*\b${reference}\b`,
  'i',
);
const wholeOf = new RegExp(
  String.raw`\b(?:full|whole|entire|half) (?:of )?(?:the |a )?[^.?!;]*\b${reference}\b`,
  'i',
);

/** The share that is asked for, in %: the whole where none is said. */
export function shareIn(question: string): number {
  const percent = Number(/(\d+(?:\.\d+)?)\s?(?:%|per ?cent)/i.exec(question)?.[1]);
  return percent > 0 ? percent : /\bhalf\b/i.test(question) ? 50 : 100;
}
