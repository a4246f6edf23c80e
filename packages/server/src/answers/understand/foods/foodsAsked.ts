import { z } from 'zod';
import { columns, readTable, tokenize } from '../../../registry/index.ts';
import type { AskKind } from '../askKinds.ts';
import { isAny, readCue } from '../cue.ts';
import { entitySpans } from '../names/entities.ts';
import { besideMore, isOfKind, isOfRules, speaksOfLabels, whichMore } from './foodKinds.ts';
import type { Inquiry } from '../inquiry.ts';
import { asksForShare, asksTaste, isOfKindWord, tastes } from './foodTalk.ts';
import { isOfMaterial } from '../names/materials.ts';
import { withinNames, withoutNames } from './foodNames.ts';
import { wordsOf } from '../words.ts';
import { calledBy, type Found, namedIn, without } from '../wordsFor.ts';

const { key, list, text } = columns;

/** A row of `foodNutrients.csv`: what the tables of foods tell, by its key there, and the words people ask for it with. */
const FoodNutrient = z.strictObject({ key, name: text, unit: text, words: list });
/** Something that is told of foods. */
export type FoodNutrient = Readonly<z.infer<typeof FoodNutrient>>;

/** Everything that the tables of foods tell. */
export const foodNutrients: readonly FoodNutrient[] = readTable(
  new URL('../data/', import.meta.url),
  'foodNutrients',
  FoodNutrient,
);

/** A row of `foodUnheld.csv`: what people ask of foods and the tables do not tell. */
const FoodUnheld = z.strictObject({ key, name: text, words: list });
type FoodUnheld = Readonly<z.infer<typeof FoodUnheld>>;

const foodUnheld: readonly FoodUnheld[] = readTable(
  new URL('../data/', import.meta.url),
  'foodUnheld',
  FoodUnheld,
);

const held = calledBy(foodNutrients);
const unheld = calledBy(foodUnheld);
/** The nutrients that a text names, in order. */
export const nutrientsNamed = (text: string): FoodNutrient[] =>
  [...new Set(namedIn(tokenize(text), held).map(({ asked }) => asked.key))].flatMap(
    (own) => foodNutrients.find((each) => each.key === own) ?? [],
  );

/** The nutrients again, by the words of tastes. */
const tasted = calledBy(
  tastes.flatMap(({ nutrient, words }) => {
    const asked = foodNutrients.find(({ key: own }) => own === nutrient);
    return asked ? [{ ...asked, words: [...words] }] : [];
  }),
);

/** What a question wants to know of foods. */
export interface FoodsAsked {
  /** The question without the names of nutrients: what foods are looked for in. Places are as in the question. */
  readonly text: string;
  /** What is asked for, in the order named; empty where all of a food is. */
  readonly nutrients: readonly FoodNutrient[];
  /** What is asked for and the tables do not tell, in words. */
  readonly unheld: readonly string[];
  /** Whether it asks what a household measure weighs, and for no nutrient. */
  readonly isOfMeasure: boolean;
  /** Whether it asks for nutrients as the tables of foods count them, and so of nothing but foods. */
  readonly isOfTables: boolean;
  /** Whether it asks for something else too. */
  readonly isBeside: boolean;
  /** Whether it asks how much of a food gives a share of a reference value. */
  readonly isForShare: boolean;
}

/** Reads what is asked of foods; null where nothing is. Which foods, and whether any, the tables tell. */
export function foodsAsked(inquiry: Inquiry): FoodsAsked | null {
  const { question, asks } = inquiry;
  const isBeside =
    (isAsTables(question) || asksWeight(question)) &&
    (besideLimit.test(question) || [...asks].some((ask) => ofOthers.has(ask)));
  const tokens = tokenize(question);
  const stated = statedIn(question);
  const isMeasure = asksWeight(question);
  const isOfName = withinNames(question);
  const named = namedIn(tokens, held);
  const ofTaste = namedIn(tokens, tasted).filter(({ tokens: own }) => asksTaste(question, own));
  const isOnlyInNames = !isMeasure && named.every(({ tokens: own }) => isOfName(own[0]?.start ?? 0));
  const plainly = named.filter(
    ({ asked, tokens: own }) =>
      (isOnlyInNames || !isOfName(own[0]?.start ?? 0)) &&
      !stated.has(asked.key) &&
      !(isMeasure && ofFoods.has(asked.key) && measured.test(question.slice(0, own[0]?.start))) &&
      !leftOut.test(question.slice(0, own[0]?.start)) &&
      !soThat.test(question.slice(0, own[0]?.start)),
  );
  const ofKinds = speaksOfLabels.test(question)
    ? []
    : plainly.filter(({ tokens: own }) => isOfKindWord(question, own));
  const all = [...plainly, ...(isOfSweetness(inquiry, ofTaste) ? [] : ofTaste)];
  const found = ofKinds.length < all.length ? all.filter((each) => !ofKinds.includes(each)) : all;
  const isKindTold = found.length < all.length;
  if (found.length === 0 && stated.size > 0) return null;
  const missing = isOfAmount.test(question) ? namedIn(tokens, unheld) : [];
  const isForShare = found.length > 0 && asksForShare(question);
  const own = isKindTold ? { ...inquiry, asks: withoutKindAsks(asks) } : inquiry;
  if (!isBeside && !isForShare && isOfElse(own, found.length + missing.length > 0)) return null;
  if (found.length > 0 && (isOfAcids(inquiry, found) || isOfCompound(inquiry))) return null;
  if (found.length > 0 && found.every(({ asked }) => isOfMaterial(inquiry, asked.key))) return null;
  const isOfMeasure = found.length === 0 && isMeasure;
  if (found.length + missing.length === 0 && !ofAll.test(question) && !isOfMeasure) return null;
  const text = [...found, ...missing].reduce((left, { tokens: own }) => without(left, own), question);
  const keys = new Set(found.map(({ asked }) => asked.key));
  const nutrients = [...keys].flatMap((own) => foodNutrients.find((each) => each.key === own) ?? []);
  const isPerTable = found.length + missing.length > 0 && isAsTables(question);
  return {
    text,
    nutrients,
    unheld: [...new Set(missing.map(({ asked }) => asked.name))],
    isOfMeasure: isOfMeasure && missing.length === 0,
    isOfTables: isPerTable,
    isBeside:
      isBeside &&
      missing.length === 0 &&
      !isForShare &&
      (besideLimit.test(question) || [...own.asks].some((ask) => ofOthers.has(ask))),
    isForShare,
  };
}

/** “How sweet is stevia?” is asked of the sweetener, and not of what 100 g of a food hold. */
const isOfSweetness = ({ question, ingredients }: Inquiry, found: readonly Found<FoodNutrient>[]): boolean =>
  ingredients.length > 0 && !isAsTables(question) && found.some(({ asked }) => asked.key === 'sugars');

/** Without what a word like “reduced fat” is otherwise read to ask for. */
const withoutKindAsks = (asks: ReadonlySet<AskKind>): ReadonlySet<AskKind> =>
  new Set([...asks].filter((ask) => ask !== 'contentClaim' && ask !== 'rule' && ask !== 'claim'));

/** “A teaspoon of white sugar in grams”: what stands right behind a household measure is the food that it is of. */
const measured =
  /\b(?:cups?|tbsps?|tablespoons?|teaspoons?|tsps?|pinch|slices?|oz|ounces?|packets?)\s+(?:of\s+)?(?:(?!of\b)\p{L}+\s+)?$/iu;
/** What is told of foods and is a food by itself: sugar, salt, starch. */
const ofFoods: ReadonlySet<string> = new Set(['sugars', 'sodium', 'starch']);

/** What something else is wanted for: “how much gellan for oat drink so calcium stays afloat”. */
const soThat = /\bso(?: that)?\s+(?:the\s+|its?\s+)?$/i;

/** What stands ahead of a word that is left out: “pistachios without salt”, “no added sugar” tell the kind of a food. */
export const leftOut = /\b(?:without|no)\s+(?:added\s+)?$/i;

/** “212 mg caffeine per 100 g”: what a food holds is stated, and the tables are not asked for it. */
function statedIn(question: string): ReadonlySet<string> {
  return new Set(
    [...question.matchAll(statedContent)].flatMap(([, name = '']) =>
      namedIn(tokenize(name), held).map(({ asked }) => asked.key),
    ),
  );
}

const statedContent =
  /(?<![\d.,])(?<!\b(?:per|in|on|for)\s|\/\s?)\d[\d.,]*\s*(?:g|mg|µg|mcg|kcal)\s+(?:of\s+)?((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)(?:\s+(?:per|in)\s|\s*\/)\s*100 ?(?:g|ml)\b/giu;

/** Asks how much there is of something. */
const isOfAmount =
  /\bhow (?:much|many|high)\b|\b(?:per|in) 100 ?g\b|\b(?:usda|content|level|value|table)s?\b|\b(?:has|have|holds?|contains?|with) (?:the )?(?:more|most|less|least|highest|lowest)\b|\b(?:richer|richest|higher|highest|lower|lowest) in\b/i;

/** Omega-3 beside a food is a supplement, unless what the food holds of it is asked for. */
const isOfAcids = ({ question, topics }: Inquiry, found: readonly Found<FoodNutrient>[]): boolean =>
  found.every(({ asked }) => acids.has(asked.key)) &&
  (topics.length > 0 ||
    !(isAsTables(question) || /\bhow (?:much|many)\b|\bcontents?\b|\b(?:in|per|of)\b/i.test(question)));

const acids: ReadonlySet<string> = new Set(['ala', 'epa', 'dha']);

/** “Calcium in Ca3(C6H5O7)2 without water”, “200 mg magnesium as bisglycinate without water” ask for the share of a compound. */
const isOfCompound = ({ forms, asks, amounts, question }: Inquiry): boolean =>
  forms.length > 0 && (asks.has('content') || amounts.length > 0) && !isAsTables(question);

/** Whether a nutrient, or a food, is only spoken of beside what is asked. */
function isOfElse(inquiry: Inquiry, hasNutrient: boolean): boolean {
  const { question, asks, markets, amounts } = inquiry;
  if (hasNutrient && isAsDeclared(inquiry)) return false;
  const isOnAll = ofAll.test(question);
  const isOfMore = hasNutrient && whichMore.test(question) && !asks.has('claim') && !asks.has('rule');
  const isWeighed = hasNutrient && amounts.some(({ unit }) => unit === 'g');
  const isOther = [...asks].some(
    (ask) =>
      ofOthers.has(ask) &&
      !(isOfMore && besideMore.has(ask)) &&
      !(hasNutrient && ask === 'contentClaim' && isOfKind(question)) &&
      !(isOnAll && ofLabels.has(ask)) &&
      !(isWeighed && ofAmounts.has(ask)),
  );
  const isShare = asks.has('percent');
  // “230 mg calcium” says how much there is; “30 g of almonds” and “a cup of lentils” leave it to the tables
  const isLeft = amounts.some(({ unit }) => unit === 'g') && !ofNutrient.test(question);
  const isStated = isShare && (hasNutrient ? amounts.length > 0 : true) && !isLeft;
  // beside a nutrient the market of another part of the question says nothing, nor does that of a Daily Value; what 100 g of
  // European black currants hold is asked of no market
  const isOfHeld = isAsTables(question) && !onRules.some((ask) => ask !== 'dose' && asks.has(ask));
  const isOfMarket = hasNutrient
    ? namesMarket(withoutNames(isOfHeld || isOfMore ? withoutKinds(question) : question)) &&
      !(asks.has('labelValue') && isAsTables(question))
    : markets.length > 0;
  // “the team claims it is packed with iron” asks for no claim
  const isSaidOnly = hasNutrient && isAsTables(question) && !onRules.some((ask) => asks.has(ask));
  const isOnRules =
    isOfMarket ||
    (isOfRules.test(question) && !namesTables.test(question) && !isSaidOnly) ||
    isOfStudies.test(question);
  return isStated || isOther || (!isShare && !asksWeight(question) && isOnRules);
}

/** “Cholesterol in 2 large eggs as the label prints it”: what an amount of a food holds, as a label has it. */
const isAsDeclared = ({ question, asks, amounts }: Inquiry): boolean =>
  onPanel.test(question) &&
  [...asks].every((ask) => ofPanel.has(ask)) &&
  amounts.every(({ unit }) => unit === 'g') &&
  !ofNutrient.test(question) &&
  !statedPerHundred.test(question) &&
  !isOfRules.test(question);

/** “Sodium is 0.48 g/100 g in our cracker”: what it holds is stated. */
const statedPerHundred = /\d\s*m?g\s*(?:\/|per)\s*100/i;

const onPanel = /\bnutrition facts\b|\blabels?\b|\bpanels?\b|\bdeclar|\bprint|\bround/i;
const ofPanel: ReadonlySet<AskKind> = new Set<AskKind>([
  'dose',
  'meaning',
  'panel',
  'rule',
  'rounding',
  'percent',
  'labelValue',
]);

/** “Granola with 12 g added sugars”: the amount is of the nutrient. */
const ofNutrient =
  /\d\s*g\s+(?:of\s+)?(?:(?:added|total|dietary|saturated|trans|soluble)\s+)?(?:sugars?|fat|saturates|protein|fib(?:re|er)|carb\w*|salt)\b/i;

/** “… per 100 g and EFSA's upper level”: what is held as a limit is asked beside what a food holds. */
const besideLimit = /\b(?:and|plus|as well as)\s[^.?!;]{0,40}\b(?:upper (?:level|limit|intake)|UL)\b/i;

/** What may be asked of an amount of a food. */
const ofAmounts: ReadonlySet<AskKind> = new Set<AskKind>(['conversion', 'rounding', 'panel', 'rule']);

/** “European black currants”, “Canadian bacon”: what a place is called by before the name of a food, which tells its kind. */
const withoutKinds = (question: string): string => question.replace(kindsByPlace, ' ');
const kindsByPlace =
  /\b(?:european|american|canadian|mexican|italian|french|german|british|swiss|dutch|danish|greek|swedish|spanish|polish|irish)\s+(?=\p{Ll})(?!label|law|rule|market|limit|daily|value|reference|food)/giu;

const namesMarket = (question: string): boolean =>
  entitySpans(wordsOf(question)).some(({ kind }) => isPlace.has(kind));

/** “The American Daily Value” names no American cheese. */
export const isPlaceName = (name: string): boolean => {
  const words = wordsOf(name);
  return entitySpans(words).some(
    ({ kind, from, to }) => isPlace.has(kind) && from === 0 && to === words.length,
  );
};

const isPlace: ReadonlySet<string> = new Set(['market', 'country']);

/** What rules, limits and doses are asked for by. */
const onRules: readonly AskKind[] = [
  'claim',
  'contentClaim',
  'rule',
  'limit',
  'dose',
  'safety',
  'absorption',
];

/** Whether it counts as the tables of foods do, or names them. */
const isAsTables = (question: string): boolean => isOfTables.test(question) || namesTables.test(question);

/** As the tables of foods count. */
const isOfTables =
  /(?:\b(?:per|in) |\b(?:[mkµ]?g|mcg|kcal|kj)\s?\/\s?)100 ?g(?:rams?)?\b|(?<![\d.])\/\s?100 ?g(?:rams?)?\b|\b100 ?g(?:rams?)? (?:of|brewed|raw|cooked)\b|\b100 ?g(?:rams?)?\s*:|\b(?:per|in (?:a|one)) (?:cup|slice|tbsp|tablespoon)\b|\b(?:an?|one|two|three|half) (?:level |heaped )?(?:cups?|tbsps?|tablespoons?|teaspoons?|tsps?|slices?) of\b/i;

/** Asks that speak of a nutrient beside a food, and not of what is in the food. */
const ofOthers: ReadonlySet<AskKind> = new Set<AskKind>([
  'absorption',
  'benefit',
  'claim',
  'contentClaim',
  'rule',
  'panel',
  'rounding',
  'cost',
  'news',
  'sales',
  'interaction',
  'disease',
  'personal',
  'conversion',
  'stability',
  'timing',
  'pieces',
  'studies',
  'property',
]);

/** A row of `foodMeasures.csv`: what asks for the weight of a household measure, or of a piece. */
const FoodMeasure = z.strictObject({ key, cues: list });
const ofWeight = readTable(new URL('../data/', import.meta.url), 'foodMeasures', FoodMeasure).flatMap(
  ({ cues }) => cues.map(readCue),
);

/** Whether a question asks what a household measure, or a piece, weighs. */
export const asksWeight = (question: string): boolean =>
  isAny(ofWeight, { words: wordsOf(question), spans: [] });

/** Names the tables themselves: “what iron content should I use from the food composition tables?” */
const namesTables =
  /\b(?:food|composition) (?:composition )?(?:tables?|data(?:base)?)\b|\busda\b|\bsr legacy\b|\bfoundation (?:foods?|data)\b|\bfooddata\b/i;

/** What is on a label may be asked of a food. */
const ofLabels: ReadonlySet<AskKind> = new Set<AskKind>(['panel', 'rule']);

/** Asks what came of eating a food. */
const isOfStudies =
  /\b(?:trials?|stud(?:y|ies)|results?|effects?|lasting|placebo|pooled|meta-?analys\w+|cochrane|after \p{L}+ (?:weeks?|months?|years?))\b/iu;

const ofAll =
  /\b(?:nutrition(?:al)?|nutrient)s? (?:facts|values?|profiles?|information|contents?|data|compositions?)\b|\b(?:nutrition|composition|macros|nutrients) (?:of|in|for)\b/i;
