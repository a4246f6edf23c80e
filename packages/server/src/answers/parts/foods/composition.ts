import type { Food, FoodsNamed } from '../../../foods/index.ts';
import type { Evidence } from '../../../evidence/index.ts';
import { formatAmount, stems } from '../../../registry/index.ts';
import { type Block, fact, hasFacts, joinWords, list, note, paragraph, type Sentence } from '../../prose.ts';
import {
  type FoodNutrient,
  foodNutrients,
  type FoodsAsked,
  foodsAsked,
  isPlaceName,
  leftOut,
} from '../../understand/foods/foodsAsked.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { derive } from '../../values.ts';
import { type Context, declaredOf, declaredOfEach, sharesOf } from './declared.ts';
import { amountOf, heldIn } from './foodAmount.ts';
import { knownOf, likeliest, missingWords, unmeasuredOf } from './likeliest.ts';
import { measureBlocks, weighed } from './measureBlocks.ts';
import { amountForShare } from './forShare.ts';
import { betweenTwo } from './between.ts';
import { contentOf, foodPassage, nameOf } from './foodPassage.ts';
import { type LabelsAsked, withOwnLabels } from './labelsAsked.ts';
import { isOfOneRecord } from '../text/surelyMeant.ts';

/** The foods that each text names, as they were found in the tables. */
export type FoodsFound = ReadonlyMap<string, readonly FoodsNamed[]>;

/** Of one food its likeliest kinds are told, of several foods the likeliest of each. */
const mostKinds = 3;

const nothing: LabelsAsked = { isDeclared: false, isShare: false, isPrinted: false };

/** What is known beside a part of a question. */
interface Beside {
  readonly found: FoodsFound | undefined;
  readonly labels?: LabelsAsked;
  /** The question that it is a part of. @default the part itself */
  readonly whole?: Inquiry;
}

/** What the tables tell of a nutrient in the foods that a question names; null where it names none, or asks for none. */
export function compositionBlocks(
  evidence: Evidence,
  inquiry: Inquiry,
  { found, labels: others = nothing, whole = inquiry }: Beside,
): Block[] | null {
  const asked = foodsAsked(inquiry);
  const labels = withOwnLabels(others, inquiry);
  const named = asked ? meantOf(inquiry, asked, found?.get(asked.text) ?? []) : [];
  // “A bowl on cooked amaranth. How much magnesium does it give?”: the food is named around the part
  const around = named.length === 0 && whole !== inquiry ? foodsAsked(whole) : null;
  if (asked && around && (around.isOfTables || ofSame.test(inquiry.question)))
    return asked.isOfMeasure
      ? measureBlocks(inquiry, meantOf(whole, around, found?.get(around.text) ?? []))
      : compositionBlocks(evidence, whole, { found, labels: others });
  if (!asked || named.length === 0) return null;
  if (!asked.isOfTables && isOfOneRecord(evidence, inquiry)) return null;
  if (asked.isOfMeasure) return measureBlocks(inquiry, named);
  const silent = asked.unheld.length > 0 ? [paragraph(note(unheldWords(asked.unheld)))] : [];
  if (silent.length > 0 && asked.nutrients.length === 0) return silent;
  const nutrients = asked.nutrients.length > 0 ? asked.nutrients : usual;
  if (asked.isForShare) return shareBlocks(evidence, inquiry, { named, nutrients });
  const groups = groupsOf(
    named.map((one) => likeliest(inquiry, one, nutrients)),
    nutrients,
  );
  const [only, ...more] = nutrients;
  const isOne = only !== undefined && more.length === 0;
  const context = { evidence, inquiry, labels };
  const told = isOne
    ? ofOne(context, groups, only)
    : eachOnce(
        named.flatMap(
          (one) => likeliest(inquiry, one, nutrients).find((own) => knownOf(own, nutrients) > 0) ?? [],
        ),
      ).flatMap((food) => ofSeveral(context, food, nutrients));
  if (!hasFacts(told)) return told.length + silent.length > 0 ? [...told, ...silent] : null;
  const weights =
    asked.nutrients.length > 0 ? (measureBlocks(inquiry, weighed(inquiry.question, named)) ?? []) : [];
  const unmeasured = named.flatMap((one) => unmeasuredOf(one, likeliest(inquiry, one, nutrients), nutrients));
  return [...told, ...unmeasured, ...silent, ...weights, paragraph(note(typical))];
}

/** “What does it weigh, and how much iron is that?” */
const ofSame = /\b(?:is|in|of|does|do|has|have) (?:that|it|this|them|those)\b/i;

/** How much of each food gives a share of the reference values. */
function shareBlocks(
  evidence: Evidence,
  inquiry: Inquiry,
  { named, nutrients }: { named: readonly FoodsNamed[]; nutrients: readonly FoodNutrient[] },
): Block[] | null {
  const [nutrient] = nutrients;
  if (!nutrient) return null;
  const told = named.flatMap((one) => {
    const [food] = likeliest(inquiry, one, nutrients);
    return food ? [paragraph(...amountForShare(evidence, inquiry, { food, nutrient }))] : [];
  });
  return hasFacts(told) ? [...told, paragraph(note(typical))] : null;
}

/** The foods that are asked about, of all that the words name. */
function meantOf(
  inquiry: Inquiry,
  { text, nutrients, isOfTables }: FoodsAsked,
  all: readonly FoodsNamed[],
): readonly FoodsNamed[] {
  const foods = all.filter(
    ({ text: own, start }) => !isPlaceName(own) && !leftOut.test(text.slice(0, start)),
  );
  // “My sister swears cod beats beetroot for vitamin A”: of foods that are compared each is meant
  const compared =
    nutrients.length > 0 && isComparing(inquiry)
      ? foods.filter(({ start }) => !purpose.test(text.slice(0, start)))
      : [];
  if (compared.length > 1) return compared;
  return isOfTables ? foods : foods.filter((each) => isMeant(text, each));
}

const isComparing = ({ asks, question }: Inquiry): boolean =>
  asks.has('comparison') || /\b(?:more|most|less|least|higher|richer|richest|beats?)\b/i.test(question);

/** What the foods are wanted for: “the vitamin A story for our granola”. */
const purpose = /\b(?:for|into|in|to) (?:our|my|the|their) (?:\p{L}+ )?$/iu;

/** A food may be named twice: “spirulina … dried spirulina seaweed”. */
const eachOnce = (foods: readonly Food[]): Food[] => [
  ...new Map(foods.map((food) => [food.id, food])).values(),
];

const unheldWords = (unheld: readonly string[]): string =>
  `The tables of foods do not tell ${joinWords(unheld, 'or')}, so I make no claim on it`;

/** The foods to tell under each name: of one its likeliest kinds, of two a second that holds clearly more or less: raw and roasted. */
function groupsOf(
  kinds: readonly (readonly Food[])[],
  [nutrient]: readonly FoodNutrient[],
): readonly (readonly Food[])[] {
  const [only = [], ...others] = kinds;
  if (others.length === 0) return [only.slice(0, mostKinds)];
  const seen = new Set<number>();
  const groups = kinds.map(([first, second]) => {
    const isOther = others.length === 1 && first && second && nutrient && differ(first, second, nutrient);
    return [first, ...(isOther ? [second] : [])].filter((food) => food !== undefined);
  });
  // a food may be named twice: “spirulina … dried spirulina seaweed”
  return groups.map((group) =>
    group.filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    }),
  );
}

function differ(one: Food, other: Food, nutrient: FoodNutrient): boolean {
  const [left, right] = [contentOf(one, nutrient), contentOf(other, nutrient)];
  return left !== null && right !== null && Math.abs(left - right) > clearly * Math.max(left, right);
}
const clearly = 0.1;

/** Told beside what foods hold. */
export const typical = 'These are typical values; for a label take those of your supplier’s specification';

/** What a label declares of a food. */
const usual = foodNutrients.filter(({ key }) =>
  ['energy', 'fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'sodium'].includes(key),
);

/** What is made of a food is another one. */
const madeOf = /^\W*(?:extracts?|supplements?|capsules?|tablets?|gumm(?:y|ies)|concentrates?|flavou?rs?)\b/i;
const before =
  /(?:\d\s?g(?:ram(?:me)?s?)?|\b(?:cups?|tbsp|tablespoons?|tsp|teaspoons?|slices?|oz|ounces?|in|of|from|per|for|does|do|is|are|has|have|between|than|vs|versus|against|or|and|to|compare[ds]?))\b[^.;:?]{0,40}$|[,:;]\s*$/i;
/** “Two pitted medjool dates as a serving”. */
const counted = /(?:^|[^\w-])(?:an?|one|two|three|four|five|six|half|\d{1,2})(?:\s+\p{L}+){0,2}\s+$/iu;
/** What a question begins with: “Dried pumpkin seeds, raw: how much magnesium?” */
const first = /^\W*(?:[\p{L}'’-]+\s+){0,2}$/u;
const behind = /^:|^\W*(?:has|have|contains?|provides?|gives?|contents?|values?|nutrition|composition|$)/i;
/** The blanks of a nutrient that stood beside the food: “romano cheese sodium per ounce”. */
const nutrientBehind = /^ {3,}/;
const nutrientBefore = / {3,}$/;
/** So short a question says nothing beside. */
const fewestWords = 6;

/** Whether the question asks what is in the food, and does not only mention it. */
function isMeant(text: string, { start, end }: FoodsNamed): boolean {
  const after = text.slice(end);
  if (madeOf.test(after)) return false;
  const ahead = text.slice(0, start);
  const isBesideNutrient = nutrientBefore.test(ahead) || nutrientBehind.test(after);
  return (
    isBesideNutrient ||
    first.test(ahead) ||
    counted.test(ahead) ||
    before.test(ahead) ||
    behind.test(after) ||
    stems(text).length <= fewestWords
  );
}

/** One nutrient: the first food in a sentence of its own, the one with most of it where several are compared. */
function ofOne(context: Context, groups: readonly (readonly Food[])[], nutrient: FoodNutrient): Block[] {
  const isOfSeveral = groups.length > 1;
  const told = groups.map((foods) =>
    foods.flatMap((food) => {
      const value = contentOf(food, nutrient);
      return value === null ? [] : [{ food, value }];
    }),
  );
  // the kinds of a food stay together
  const compared = isOfSeveral ? told : told.flat().map((content) => [content]);
  const ordered = isComparing(context.inquiry)
    ? compared.toSorted(([left], [right]) => (right?.value ?? -1) - (left?.value ?? -1)).flat()
    : told.flat();
  const missing = groups.flat().filter((food) => !ordered.some((each) => each.food === food));
  const [first, ...others] = ordered.map((each) => contentSentence(context, each, nutrient));
  const declared = ordered.slice(0, 1).flatMap(({ food }) => declaredOf(context, food, nutrient));
  const between = betweenTwo(context.inquiry.question, groups, nutrient);
  return [
    ...(between.length > 0 ? [paragraph(...between)] : []),
    ...(first ? [paragraph(first, ...declared)] : []),
    list(others),
    ...(missing.length > 0 && (ordered.length === 0 || isOfSeveral)
      ? [paragraph(note(missingWords(missing, nutrient)))]
      : []),
  ];
}

function contentSentence(
  { evidence, inquiry, labels }: Context,
  { food, value }: { food: Food; value: number },
  nutrient: FoodNutrient,
): Sentence {
  const { name, unit } = nutrient;
  const passage = foodPassage(food);
  const content = `${nameOf(food)}: ${formatAmount(value, unit)} ${name} in 100 g`;
  const amount = amountOf(inquiry, food);
  const told = amount ? `${content}; in ${amount.words} ${heldIn(amount, value, unit)}` : content;
  const held = (value * (amount?.grams ?? 100)) / 100;
  const shares = labels.isShare
    ? sharesOf(evidence, inquiry, { nutrient, value: held, isPrinted: labels.isPrinted })
    : [];
  return fact(told, amount ? derive(passage, `${told}.`) : passage, ...shares);
}

/** Several nutrients of a food, as a table. */
function ofSeveral(context: Context, food: Food, nutrients: readonly FoodNutrient[]): Block[] {
  const { inquiry } = context;
  const amount = amountOf(inquiry, food);
  const contents = nutrients.flatMap(({ name, unit, ...nutrient }) => {
    const value = contentOf(food, { name, unit, ...nutrient });
    return value === null ? [] : [{ name, unit, value }];
  });
  if (contents.length === 0) return [];
  const cells = contents.map(({ name, unit, value }) =>
    [name, `${formatAmount(value, unit)} in 100 g`].concat(
      amount ? [`${heldIn(amount, value, unit)} in ${amount.words}`] : [],
    ),
  );
  const own = foodPassage(food);
  const worked = cells.map(([name, , held]) => `${name} ${held}`).join('; ');
  const source = amount ? derive(own, `${worked}.`) : own;
  return [
    {
      kind: 'table',
      header: [nameOf(food), 'Content', ...(amount ? ['In the amount'] : []), 'Source'],
      rows: cells.map((texts) => texts.map(note).concat(fact('', source))),
    },
    paragraph(...(nutrients === usual ? [] : declaredOfEach(context, food, nutrients))),
  ];
}
