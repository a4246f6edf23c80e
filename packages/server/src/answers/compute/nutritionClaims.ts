import type { Cited, ClaimFacts, Evidence, NutritionClaim } from '../../evidence/index.ts';
import { describeCondition, evaluateCondition } from '../../evidence/index.ts';
import { formatAmount, nameInSentence, stems } from '../../registry/index.ts';
import type { Block, Sentence } from '../prose.ts';
import { capitalize, doubt, fact, list, note, opened, paragraph } from '../prose.ts';
import { clauseOf } from '../understand/names/entities.ts';
import { type Inquiry, isOfMarkets } from '../understand/inquiry.ts';
import { dailyValuesOf, derive } from '../values.ts';
import { factsFor, statementIn, workingFor } from './claimFacts.ts';
import { labelAmounts } from './labelNutrients.ts';

type Claim = Cited<NutritionClaim>;
const mostClaims = 6;

/** What nutrition claims ask for that a question names, and whether its amounts meet that; null where it names none. */
export function nutritionClaimBlocks(evidence: Evidence, asked: Inquiry): Block[] | null {
  const inquiry = withoutBasis(asked);
  const named = namedClaims(evidence, inquiry);
  const claims = (named.length > 0 ? named : claimsOfLevel(evidence, inquiry)).slice(0, mostClaims);
  if (claims.length === 0) return null;
  const amounts = wordsOfAmounts(inquiry) || inquiry.amounts.map(({ text }) => text).join(' and ');
  const stated = statementIn(inquiry.question);
  const held = claims.map((claim) => {
    const facts = factsFor(claim, { evidence, inquiry, stated });
    return { claim, facts, isMet: evaluateCondition(claim.formula.condition, facts) ?? null };
  });
  // what the amounts decide stands before what they leave open
  const judged = held.toSorted((left, right) => Number(left.isMet === null) - Number(right.isMet === null));
  const sentences = judged.map(({ claim, facts, isMet }) =>
    isMet === null
      ? conditionSentence(claim, neededWords(evidence, inquiry, claim))
      : claimSentence(claim, isMet, workingFor(claim, stated) || withShare(amounts, claim, facts)),
  );
  const [first, ...rest] = sentences;
  if (!first) return null;
  const opening = openingOf(judged.map(({ isMet }) => isMet));
  return [paragraph(opened(opening, first)), list(rest)];
}

/** “What must 100 g hold of zinc?”: the 100 g are of the food that conditions are counted in, and no amount of a nutrient. */
const withoutBasis = (inquiry: Inquiry): Inquiry => ({
  ...inquiry,
  amounts: inquiry.amounts.filter(({ value, unit }) => value !== 100 || unit !== 'g'),
});

const wordsOfAmounts = ({ question }: Inquiry) =>
  [...new Set(labelAmounts(question).map(({ amount }) => amount.text))].join(' and ');

/** `4 mcg (20 % of the Daily Value)`: with the share that conditions on vitamins and minerals ask for. */
function withShare(stated: string, { market, formula }: Claim, facts: ClaimFacts): string {
  const share = facts[market === 'EU' ? 'nrv_pct' : 'dv_pct'];
  const isMeant = typeof share === 'number' && /(?:nrv|dv)_pct/.test(formula.text);
  if (!isMeant || stated.endsWith('%')) return stated;
  const of = market === 'EU' ? 'NRV' : 'Daily Value';
  return `${stated} (${formatAmount(Number(share.toPrecision(3)), '%')} of the ${of})`;
}

function openingOf(met: readonly (boolean | null)[]): string {
  const known = met.filter((each) => each !== null);
  if (known.length === 0) return '';
  if (known.every(Boolean)) return 'Yes: ';
  return known.some(Boolean) ? 'In part: ' : 'No: ';
}

const askedWords = ({ market, claim: words, appliesTo, basis, formula, passage }: Claim): string => {
  const products = appliesTo && appliesTo !== 'all' ? ` (${appliesTo})` : '';
  const condition = describeCondition(formula.condition);
  // a share of the energy is of the food, however much of it is eaten
  const counted = basis === 'energy' ? '' : `, counted per ${basis}`;
  return `${market}: “${words}”${products} asks for ${condition}${counted}${doubt(passage)}`;
};
const furtherWords = ({ furtherConditions }: Claim): string =>
  furtherConditions && `; also: ${furtherConditions}`;

/** What a claim asks for, and what that comes to for the nutrient that is named. */
function conditionSentence(claim: Claim, needed: string): Sentence {
  const { passage } = claim;
  if (!needed) return fact(`${askedWords(claim)}${furtherWords(claim)}`, passage);
  return fact(
    `${askedWords(claim)}; ${needed}${furtherWords(claim)}`,
    derive(passage, `${capitalize(needed)}.`),
  );
}

function claimSentence(claim: Claim, isMet: boolean, amounts: string): Sentence {
  const isWorked = amounts.includes(' = ');
  const verdict = `${amounts}${isWorked ? ', which' : ''} ${isMet ? 'meets' : 'does not meet'} that${isWorked ? '' : ' when counted so'}`;
  return fact(
    `${askedWords(claim)}; ${verdict}${furtherWords(claim)}`,
    derive(claim.passage, `${capitalize(verdict)}.`),
  );
}

const leastShare = /(?:^|\b(\d+(?:\.\d+)?) <= )(?:dv|nrv)_pct(?: >= (\d+(?:\.\d+)?))?/;

/** `20 % of the Daily Value of 28 g is 5.6 g`; empty where a claim asks for no share, or no nutrient is named. */
function neededWords(evidence: Evidence, { ingredients: [key] }: Inquiry, claim: Claim): string {
  const found = leastShare.exec(claim.formula.text);
  const share = Number(found?.[1] ?? found?.[2]);
  const value = dailyValuesOf(evidence, key ?? '').find(
    ({ group, jurisdiction }) => group === 'adults' && jurisdiction === claim.market,
  );
  if (!value || !(share > 0)) return '';
  const of = claim.market === 'EU' ? 'NRV' : 'Daily Value';
  const needed = formatAmount(Number(((value.amount * share) / 100).toPrecision(4)), value.unit);
  return `${formatAmount(share, '%')} of the ${of} of ${formatAmount(value.amount, value.unit)} is ${needed}`;
}

/** The claims that a question names, those whose words it has most of; a claim on any nutrient needs one that is named. */
function namedClaims(evidence: Evidence, inquiry: Inquiry): Claim[] {
  const said = stems(inquiry.question)
    .filter((word) => !fillers.has(word))
    .flatMap((word) => spellings[word] ?? [word]);
  const words = new Set(said);
  const text = ` ${said.join(' ')} `;
  const hasMicronutrient = inquiry.ingredients.some((key) =>
    ['vitamin', 'mineral'].includes(evidence.ingredients.get(key)?.category ?? ''),
  );
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

/** That no claim of a level may be made in the US of what has no Daily Value, and what may be said; null for all else. */
export function withoutValueBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const [key, ...others] = inquiry.ingredients;
  const rule = evidence.rules.find((row) => row.key === 'us-nc-nodv');
  if (!key || others.length > 0 || !rule || !isOfMarkets('US', inquiry) || !ofLevel.test(inquiry.question))
    return null;
  const hasValue = dailyValuesOf(evidence, key).some(({ jurisdiction }) => jurisdiction === 'US');
  if (hasValue) return null;
  return [
    paragraph(
      opened(
        'No: ',
        fact(
          `in the US no content claim is made of what has no Daily Value; ${rule.requirement}${doubt(rule.passage)}`,
          rule.passage,
        ),
      ),
      note(`I hold no US Daily Value of ${nameInSentence(evidence, key)}`),
    ),
  ];
}

const ofLevel =
  /\b(?:good|excellent|rich|high|great) (?:source|in|potency)\b|\brich in\b|\bsource of\b|\bfortified\b/i;

/** The claims by share of a reference value that an amount may earn where a question names none. */
function claimsOfLevel(evidence: Evidence, inquiry: Inquiry): Claim[] {
  const [key] = inquiry.ingredients;
  if (!key || inquiry.amounts.length === 0 || dailyValuesOf(evidence, key).length === 0) return [];
  return evidence.references.nutritionClaims.filter(
    (claim) =>
      isOfMarkets(claim.market, marketsOfConditions(inquiry)) &&
      leastShare.test(claim.formula.text) &&
      isOfAny(claim) &&
      isForProduct(claim, inquiry),
  );
}

const solid = /\b(?:bars?|biscuits?|cookies?|crackers?|snacks?|solids?|cereals?|granola)\b/i;

/** Conditions of drinks are not those of solid food; where the question does not say which it is, both are told. */
function isForProduct({ appliesTo }: NutritionClaim, { dosageForms, words, question }: Inquiry): boolean {
  const isDrink = dosageForms.includes('drink') || words.includes('ml') || /\b100 ?ml\b/i.test(question);
  const isSolid =
    dosageForms.some((form) => form !== 'drink') || solid.test(question) || /\b100 ?g\b/i.test(question);
  if (isDrink && isSolid) return true;
  if (/^(?:solids|foods other than beverages)/.test(appliesTo)) return !isDrink;
  return !/^(?:liquids|beverages)/.test(appliesTo) || !isSolid;
}

/** Great Britain kept the conditions of the EU. */
const marketsOfConditions = ({ markets }: Inquiry): Pick<Inquiry, 'markets'> => ({
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
const isOfAny = ({ claim }: NutritionClaim) => claim.includes('[');

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
