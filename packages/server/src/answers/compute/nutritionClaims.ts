import type { Cited, ClaimFacts, Evidence, NutritionClaim } from '../../evidence/index.ts';
import { describeCondition, evaluateCondition } from '../../evidence/index.ts';
import { formatAmount, nameInSentence } from '../../registry/index.ts';
import type { Block, Sentence } from '../prose.ts';
import { capitalize, doubt, fact, list, note, opened, paragraph } from '../prose.ts';
import { type Inquiry, isOfMarkets } from '../understand/inquiry.ts';
import { dailyValuesOf, derive } from '../values.ts';
import { factsFor, type Statement, statementIn, workingFor } from './claimFacts.ts';
import { labelAmounts, type LabelNutrient } from './labelNutrients.ts';
import { isForProduct, isOfAny, isOfMicronutrient, marketsOfConditions, namedClaims } from './namedClaims.ts';

/** “Fat 1.2 g and sugars 4 g per 100 g: which claims?” asks what may be said of the amounts that it states. */
export const asksClaimOfAmounts = (question: string): boolean =>
  ofClaims.test(question) && per100.test(question) && labelAmounts(question).length > 0;

const per100 = /\b(?:per|in|\/)\s?100\s?(?:g|ml)\b/i;
const ofClaims =
  /\bclaims?\b|\b(?:can|may|could|do) (?:we|i|it) (?:say|print|be called|be sold as)\b|\bmay be said\b/i;

type Claim = Cited<NutritionClaim>;
const mostClaims = 6;

/** What nutrition claims ask for that a question names, and whether its amounts meet that; null where it names none. */
export function nutritionClaimBlocks(evidence: Evidence, asked: Inquiry): Block[] | null {
  const inquiry = withoutBasis(asked);
  const named = namedClaims(evidence, inquiry);
  const stated = statementIn(inquiry.question);
  const claims =
    named.length > 0
      ? named
      : [...claimsOfNutrients(evidence, inquiry, stated), ...claimsOfLevel(evidence, inquiry)];
  if (claims.length === 0) return null;
  const held = claims.map((claim) => {
    const facts = factsFor(claim, { evidence, inquiry, stated });
    return { claim, facts, isMet: evaluateCondition(claim.formula.condition, facts) ?? null };
  });
  // what the amounts decide stands before what they leave open
  const judged = held.toSorted((left, right) => rankOf(left) - rankOf(right)).slice(0, mostClaims);
  const sentences = judged.map(({ claim, facts, isMet }) =>
    isMet === null
      ? conditionSentence(claim, neededWords(evidence, inquiry, claim))
      : claimSentence(
          claim,
          isMet,
          workingFor(claim, stated) || withShare(amountsFor(claim, inquiry, stated), claim, facts),
        ),
  );
  const [first, ...rest] = sentences;
  if (!first) return null;
  // what a claim that nobody named leaves open is not refused by others
  const isOpen =
    named.length === 0 && judged.every(({ isMet }) => isMet !== true) && judged.some(isUndecided);
  const opening = isOpen ? '' : openingOf(judged.map(({ isMet }) => isMet));
  return [paragraph(opened(opening, first)), list(rest)];
}

const isUndecided = ({ claim, isMet }: { claim: Claim; isMet: boolean | null }): boolean =>
  isMet === null && !isOfAny(claim);

const rankOf = ({ isMet }: { isMet: boolean | null }): number => (isMet === null ? 2 : isMet ? 0 : 1);

/** “What must 100 g hold of zinc?”: the 100 g are of the food that conditions are counted in, and no amount of a nutrient. */
const withoutBasis = (inquiry: Inquiry): Inquiry => ({
  ...inquiry,
  amounts: inquiry.amounts.filter(({ value, unit }) => value !== 100 || unit !== 'g'),
});

/** The amounts that a claim is on, as the question states them; of a claim on any nutrient all of them. */
function amountsFor(claim: Claim, { amounts }: Inquiry, { label }: Statement): string {
  const own = label.filter(({ nutrient }) => isOn(claim, nutrient));
  const stated = (own.length > 0 ? own : label).map(({ amount }) => amount.text);
  return [...new Set(stated.length > 0 ? stated : amounts.map(({ text }) => text))].join(' and ');
}

/** A claim on sodium is one on salt as well. */
const isOn = ({ nutrient }: Claim, { key }: LabelNutrient): boolean =>
  nutrient === key || (nutrient === 'sodium' && key === 'salt');

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

/** The claims on the nutrients of a question that its amounts decide, where it names none. */
const claimsOfNutrients = (evidence: Evidence, inquiry: Inquiry, stated: Statement): Claim[] =>
  evidence.references.nutritionClaims.filter(
    (claim) =>
      isOfMarkets(claim.market, marketsOfConditions(inquiry)) &&
      stated.label.some(({ nutrient }) => isOn(claim, nutrient)) &&
      isForProduct(claim, inquiry) &&
      speaksOf(claim, factsFor(claim, { evidence, inquiry, stated })),
  );

/** Whether a condition counts what is stated, be it that more is needed to decide it. */
const speaksOf = ({ formula: { text, condition } }: Claim, facts: ClaimFacts): boolean =>
  evaluateCondition(condition, facts) !== undefined || Object.keys(facts).some((name) => text.includes(name));

/** The claims by share of a reference value that an amount may earn where a question names none. */
function claimsOfLevel(evidence: Evidence, inquiry: Inquiry): Claim[] {
  const [key] = inquiry.ingredients;
  if (!key || inquiry.amounts.length === 0 || dailyValuesOf(evidence, key).length === 0) return [];
  const isMicronutrient = isOfMicronutrient(evidence, key);
  return evidence.references.nutritionClaims.filter(
    (claim) =>
      isOfMarkets(claim.market, marketsOfConditions(inquiry)) &&
      leastShare.test(claim.formula.text) &&
      isOfAny(claim) &&
      (isMicronutrient || !claim.claim.includes('vitamin')) &&
      isForProduct(claim, inquiry),
  );
}
