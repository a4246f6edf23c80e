import type { Evidence } from '../../evidence/index.ts';
import { nameInSentence } from '../../registry/index.ts';
import { checkClaims } from '../checkClaims.ts';
import type { ClaimClass, ClaimCopy, ClaimMarket, Condition, Verdict } from '../claim.ts';
import type { ClaimKnowledge } from '../knowledge.ts';
import { sentenceOf } from '../listed/listed.ts';
import { wordingsFor, type OpeningWording } from './openingWordings.ts';

/** A sentence that a product may say as it is. */
export interface Opening {
  text: string;
  class: ClaimClass;
  verdict: Extract<Verdict, 'conditions' | 'allowed'>;
  /** What it is on: its key in the base, and its name within a sentence. */
  ingredient: { key: string; name: string };
}

/** Where a product is sold, on what, and what it holds. */
type OpeningsOf = Pick<ClaimCopy, 'market' | 'channel' | 'product'>;

/**
 * What a product may say as its formula is, in the order of its contents: levels of nutrients, functions of what the base has
 * evidence for (US), listed claims (EU, UK) and model wordings of health claims (US). Each is judged as if it were pasted,
 * and only what is allowed, or allowed with conditions, is named; of the levels of one nutrient the highest.
 */
export function openingsOf(of: OpeningsOf, knowledge: ClaimKnowledge): Opening[] {
  const held = [...of.product.nutrients, ...of.product.ingredients].filter(({ amount }) => amount > 0);
  return [...new Set(held.map(({ key }) => key))].flatMap((key) => {
    const { levels, functions, listed } = wordingsOn(key, of.market, knowledge);
    const ingredient = { key, name: nameInSentence(knowledge.evidence, key) };
    const passing = (texts: readonly string[]) =>
      texts.flatMap((text) => {
        const judged = passed({ ...of, text }, knowledge);
        return judged ? [{ text, ...judged, ingredient }] : [];
      });
    const level = passing(levels).slice(0, 1);
    const carried =
      of.product.kind === 'supplement' ? functions : functionsOfFood(key, { functions, level }, knowledge);
    return level.concat(passing(carried.map(({ text }) => text)), passing(listed));
  });
}

/**
 * What a food may say of a nutrient's function: the rule asks for nutritive value, not for a grade. So that traces promise
 * nothing, it is offered from a level that may be named on, and where EFSA found cause and effect of the nutrient itself.
 */
function functionsOfFood(
  key: string,
  { functions, level }: { functions: readonly Wording[]; level: readonly Opening[] },
  { evidence }: ClaimKnowledge,
): readonly Wording[] {
  if (level.length === 0) return [];
  const found = evidence.euClaims.filter(
    ({ ingredients, isSourceClaim, status }) =>
      status === 'authorised' && isSourceClaim && ingredients.includes(key),
  );
  return functions.filter(({ topic }) => found.some(({ topics }) => topics.includes(topic)));
}

interface Wording {
  text: string;
  topic: string;
}

/** Its class and verdict, where the words may stand. */
function passed(copy: ClaimCopy, knowledge: ClaimKnowledge): Pick<Opening, 'class' | 'verdict'> | null {
  const { class: kind, verdict, sentences } = checkClaims(copy, knowledge);
  const isFit = sentences.every(({ conditions }) => conditions.every(isOfTheFormula));
  return isFit && (verdict === 'allowed' || verdict === 'conditions') ? { class: kind, verdict } : null;
}

/** What is computed of the formula holds; what is printed or sent can still be done. */
const isOfTheFormula = ({ kind, isMet }: Condition): boolean => kind !== 'computed' || isMet;

/** What might be said of an ingredient: how much of it there is, the most first; what it does; and what is listed. */
function wordingsOn(key: string, market: ClaimMarket, { evidence, openings }: ClaimKnowledge) {
  const topics = new Set(
    evidence.studies.flatMap((study) => (study.ingredients.includes(key) ? study.topics : [])),
  );
  const wordings = (kind: OpeningWording['kind']) =>
    wordingsFor({ key, market, kind }, { evidence, openings });
  return {
    levels: wordings('level').map(({ text }) => text),
    functions: wordings('function').filter(({ topic }) => topics.has(topic)),
    listed: listedOn(key, market, evidence),
  };
}

/** What a list or a regulation words itself for an ingredient. */
const listedOn = (ingredient: string, market: ClaimMarket, evidence: Evidence): string[] =>
  market === 'US'
    ? evidence.references.healthClaims
        .filter(({ ingredients }) => ingredients.includes(ingredient))
        .flatMap(({ modelWordings }) => modelWordings)
    : evidence.euClaims
        .filter(({ ingredients, status }) => ingredients.includes(ingredient) && status === 'authorised')
        .map(sentenceOf);
