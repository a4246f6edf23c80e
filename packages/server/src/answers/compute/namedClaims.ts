import type { Cited, Evidence, NutritionClaim } from '../../evidence/index.ts';
import { stems } from '../../registry/index.ts';
import { clauseOf } from '../understand/names/entities.ts';
import { type Inquiry, isOfMarkets } from '../understand/inquiry.ts';
import { dailyValuesOf } from '../values.ts';

type Claim = Cited<NutritionClaim>;

/** The claims that a question names, those whose words it has most of; a claim on any nutrient needs one that is named. */
export function namedClaims(evidence: Evidence, inquiry: Inquiry): Claim[] {
  const said = stems(inquiry.question)
    .filter((word) => !fillers.has(word))
    .flatMap((word) => spellings[word] ?? [word]);
  const words = new Set(said);
  const text = ` ${said.join(' ')} `;
  const hasMicronutrient = inquiry.ingredients.some((key) => isOfMicronutrient(evidence, key));
  const hasNutrient =
    hasMicronutrient || inquiry.ingredients.some((key) => dailyValuesOf(evidence, key).length > 0);
  const found = evidence.references.nutritionClaims
    .filter(({ market }) => isOfMarkets(market, marketsOfConditions(inquiry)))
    .map((claim) => ({
      claim,
      length: Math.max(
        ...phrasesOf(claim).map(
          (phrase) => lengthIn(phrase, words) * (isTogether(phrase, text) ? together : 1),
        ),
      ),
    }))
    .filter(
      ({ claim, length }) =>
        length > 0 && (!isOfAny(claim) || (claim.claim.includes('vitamin') ? hasMicronutrient : hasNutrient)),
    );
  const quoted = quotesIn(inquiry.question);
  const inQuotes = found.filter(({ claim }) => phrasesOf(claim).some((phrase) => isQuoted(phrase, quoted)));
  const fitting = (inQuotes.length > 0 ? inQuotes : found).filter(({ claim }) =>
    isForProduct(claim, inquiry),
  );
  return [...Map.groupBy(fitting, ({ claim }) => claim.market).values()].flatMap((own) => {
    const longest = Math.max(...own.map(({ length }) => length));
    return ofMeals(
      own.filter(({ length }) => length === longest).map(({ claim }) => claim),
      inquiry,
    );
  });
}

export const isOfMicronutrient = (evidence: Evidence, key: string): boolean =>
  ['vitamin', 'mineral'].includes(evidence.ingredients.get(key)?.category ?? '');

/** What a health claim costs a meal is not what it costs a food: the conditions of one alone where a question says which. */
function ofMeals(claims: readonly Claim[], { question }: Inquiry): readonly Claim[] {
  const kinds = kindsOfMeal.filter(({ asked }) => asked.test(question)).map(({ told }) => told);
  const own = claims.filter(({ appliesTo }) => kinds.some((told) => appliesTo.startsWith(told)));
  if (own.length > 0) return own;
  const others = claims.filter(
    ({ appliesTo }) => !kindsOfMeal.some(({ told }) => appliesTo.startsWith(told)),
  );
  return others.length > 0 ? others : claims;
}

const kindsOfMeal = [
  { told: 'meal products', asked: /\b(?:meals?|dinners?)\b(?! replac)/i },
  { told: 'main dish products', asked: /\bmain dish/i },
];

/** What stands in quotation marks, as phrases are compared: what a claim is put in is what is asked about. */
const quotesIn = (question: string): string[][] => {
  const { words, spans } = clauseOf(question);
  return spans
    .filter(({ kind }) => kind === 'quote')
    .map(({ from, to }) => words.slice(from, to).map(({ stem }) => stem));
};

const isQuoted = (phrase: readonly string[], quoted: readonly (readonly string[])[]): boolean =>
  quoted.some((words) => phrase.length > 0 && phrase.every((word) => words.includes(word)));

const solid = /\b(?:bars?|biscuits?|cookies?|crackers?|snacks?|solids?|cereals?|granola)\b/i;

/** Conditions of drinks are not those of solid food; where the question does not say which it is, both are told. */
export function isForProduct(
  { appliesTo }: NutritionClaim,
  { dosageForms, words, question }: Inquiry,
): boolean {
  const isDrink = dosageForms.includes('drink') || words.includes('ml') || /\b100 ?ml\b/i.test(question);
  const isSolid =
    dosageForms.some((form) => form !== 'drink') || solid.test(question) || /\b100 ?g\b/i.test(question);
  if (isDrink && isSolid) return true;
  if (appliesTo.startsWith('waters')) return /\bwaters?\b/i.test(question);
  if (/^(?:solids|foods other than beverages)/.test(appliesTo)) return !isDrink;
  return !/^(?:liquids|beverages)/.test(appliesTo) || !isSolid;
}

/** Great Britain kept the conditions of the EU. */
export const marketsOfConditions = ({ markets }: Inquiry): Pick<Inquiry, 'markets'> => ({
  markets: markets.map((market) => (market === 'UK' ? 'EU' : market)),
});

const spellings: Readonly<Record<string, readonly string[]>> = {
  fiber: ['fibre'],
  calories: ['calorie'],
  reduction: ['reduced'],
  saturate: ['saturated', 'fat'],
  saturates: ['saturated', 'fat'],
  fatty: ['fat'],
  acid: [],
};
export const isOfAny = ({ claim }: NutritionClaim) => claim.includes('[');

const phrasesOf = ({ claim, also }: NutritionClaim): string[][] =>
  [claim, ...also]
    .map((phrase) => phrase.replace(/\[[^\]]*\]|__+/g, ' '))
    .flatMap((phrase) => phrase.split(/ or /).flatMap(alternatives))
    .map((phrase) => stems(phrase).filter((word) => !fillers.has(word)));

/** `low sodium/salt` is “low sodium” and “low salt”. */
function alternatives(phrase: string): string[] {
  const [, before = '', left = '', right = '', after = ''] =
    /^(.*?)(?<![^\s/])([^\s/]+)\/([^\s/]+)(.*)$/.exec(phrase) ?? [];
  return left ? [`${before}${left}${after}`, `${before}${right}${after}`] : [phrase];
}

/** “Low cholesterol” with saturated fat elsewhere in the question is not “low saturated fat”. */
const isTogether = (phrase: readonly string[], text: string): boolean =>
  text.includes(` ${phrase.flatMap((word) => spellings[word] ?? [word]).join(' ')} `);
/** Words that stand together count more than any number that do not. */
const together = 10;

const fillers = new Set(['in', 'of', 'with', 'a', 'the', 'percent']);
/** Words that stand for a claim alone; others, such as “contains”, are of every question. */
const alone = new Set([
  'light',
  'lite',
  'lean',
  'healthy',
  'unsalted',
  'sugarles',
  'nonfat',
  'high',
  'source',
]);

/** How many words a phrase has, where the question has all of them; else 0. */
function lengthIn(phrase: readonly string[], words: ReadonlySet<string>): number {
  const isWhole =
    phrase.length > 0 && phrase.every((word) => (spellings[word] ?? [word]).every((one) => words.has(one)));
  const [only] = phrase;
  return isWhole && (phrase.length > 1 || alone.has(only ?? '')) ? phrase.length : 0;
}
