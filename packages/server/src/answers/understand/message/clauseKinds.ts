import type { AskKind } from '../askKinds.ts';
import { isQuestion } from './clauses.ts';
import { foodsAsked } from '../foods/foodsAsked.ts';
import type { Inquiry } from '../inquiry.ts';

/** “4 mg of cholesterol per serving”: says how much there is of something, and asks for nothing. */
export const isStatement = ({ question, asks }: Inquiry): boolean =>
  /\b\d[\d.,]*\s*(?:k?cal|kj|mg|mcg|µg|g)\b[^?]*\bper (?:serving|portion|capsule|tablet|100)\b[^?]*$/i.test(
    question,
  ) &&
  !isQuestion(question) &&
  [...asks].every((ask) => ask === 'dose' || ask === 'meaning');

/** “20 µg of vitamin D on a European label, how many % NRV?”: says of what the clause behind it asks what it comes to. */
export const isStatedFor = (own: Inquiry, next: Inquiry | undefined): boolean =>
  own.amounts.length > 0 &&
  !/\b(?:how|what|which)\b/i.test(own.question) &&
  [...own.asks].every((ask) => ofStatements.has(ask)) &&
  next !== undefined &&
  next.amounts.length + next.ingredients.length === 0 &&
  (['percent', 'labelValue', 'conversion', 'rounding'] as const).some((ask) => next.asks.has(ask));

/** What a clause seems to ask for that only says how much there is, and where it stands. */
const ofStatements: ReadonlySet<AskKind> = new Set<AskKind>([
  'dose',
  'rule',
  'panel',
  'labelValue',
  'meaning',
]);

/**
 * “What share of xylitol is usual, how sweet is it and …”: beside several that ask, a question of its own in words that no
 * ask is known by. It stays a part, so that what records say of it is told, or that nothing was found.
 */
export const isUnasked = (own: Inquiry): boolean =>
  !wants(own) &&
  asksSomething.test(own.question) &&
  own.words.length >= fewestWordsAsked &&
  own.amounts.length === 0 &&
  (own.ingredients.length > 0 || !leaning.test(own.question)) &&
  !ofAll.test(own.question);

/** “What do I print for each?” asks of what stands around it. */
const ofAll = /\b(?:each|both|all|these|those)\b/i;

/** Put as a question, be it behind the name that it is asked of. */
const asksSomething =
  /^(?:(?:and|but|also)\s+)?(?:[^?,:–—]{2,40}\s?[,:–—]\s*)?(?:what|which|how|where|when|who|why|is|are|does|do|can|may)\b(?!\s+(?:about|i|we|you)\b)/i;

/** “Tryptophan dose for sleep; L-theanine with caffeine”: in a row of what is asked, names of its own and no verb. */
export const isNamedAlone = (own: Inquiry, others: readonly Inquiry[]): boolean =>
  !wants(own) &&
  own.ingredients.length > 0 &&
  own.amounts.length === 0 &&
  own.words.length <= mostWordsNamed &&
  !ofSpeaker.test(own.question) &&
  others.every(({ ingredients }) => !ingredients.some((key) => own.ingredients.includes(key)));

const mostWordsNamed = 6;

/** “We make a zinc gummy”: says what is around the question. */
export const ofSpeaker = /\b(?:i|i['’]\w+|we|we['’]\w+|our|my|us|me)\b/i;

/** A part that is a question, and of which nothing was understood. */
export const isUnread = (own: Inquiry): boolean =>
  !leaning.test(own.question) &&
  namesIn(own) + own.asks.size === 0 &&
  own.words.length >= fewestWordsAsked &&
  isQuestion(own.question);

export const namesIn = ({
  ingredients,
  topics,
  medicines,
  markets,
  group,
  products,
  amounts,
}: Inquiry): number =>
  [ingredients, topics, medicines, markets, products, amounts].reduce((sum, each) => sum + each.length, 0) +
  (group ? 1 : 0);

const fewestWordsAsked = 3;
/** Asks more of what was just asked about. */
const leaning = /^(?:and )?(?:in what way|how so|why so)\b|\b(?:it|this|that|they|them|same)\b/i;

/** What a word means, or that somebody says hello, is no ask by itself. */
export const wants = ({ asks }: Inquiry): boolean =>
  [...asks].some((ask) => ask !== 'meaning' && ask !== 'greeting');

/** “What does a cup of taro weigh?” has no ask of its own; beside a nutrient of the same food it is no part. */
export const isMeasure = (own: Inquiry, whole: Inquiry): boolean =>
  foodsAsked(own)?.isOfMeasure === true &&
  (ofNamedFood.test(own.question) || foodsAsked(whole)?.isOfMeasure !== false);

const ofNamedFood =
  /\b(?:cup|tablespoon|tbsp|teaspoon|tsp|slice)s? of (?!it\b|that\b|them\b|those\b|the same\b)\p{L}/iu;

/** “…, vitamin C in raw guava, …”: a nutrient of something, with no word that asks. */
export const isContent = (own: Inquiry): boolean =>
  own.asks.size + own.dosageForms.length + own.products.length + own.topics.length === 0 &&
  ofContent.test(own.question) &&
  (foodsAsked(own)?.nutrients.length ?? 0) > 0;

const ofContent =
  /^(?:[^:]{1,30}:\s*)?(?:and\s+)?(?:the\s+)?(?:\p{L}[\p{L}\d-]*\s+){1,3}(?:in|of|per)\s+(?:\p{L}|\d+ ?g\b)/iu;
