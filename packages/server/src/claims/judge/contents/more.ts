import { convertMass } from '../../../registry/index.ts';
import type { Condition, Judgement } from '../../claim.ts';
import { hasOwnLevels } from '../../listed/nutritionClaims.ts';
import { hasReference, levelOf, nutrientOf, significantPercent } from '../../product/product.ts';
import { hitsOf, isWithin, judge, type Place, type ReadSentence } from '../../reading/sentence.ts';

/** Least that 'more' has above the reference food, in points of the reference value (21 CFR 101.54(e)). */
const morePoints = 10;
/** Rule 11: more, added, fortified; computed against the reference food, in EU and UK also as a source. */
export function judgeMore(sentence: ReadSentence): Judgement[] {
  const { hits, named, market } = sentence;
  const at = hitsOf(hits, 'levelMore').filter(
    (each) => !hitsOf(hits, 'comparative').some((other) => isWithin(each, other)),
  );
  const nutrient =
    named.find(({ key, end }) => isNutrient(sentence, key) && end > (at[0]?.start ?? 0))?.key ??
    named.find(({ key }) => isNutrient(sentence, key))?.key;
  if (at.length === 0 || nutrient === undefined) return [];
  const isUs = market === 'US';
  const conditions = isUs ? [morePointsThan(sentence, nutrient)] : increasedEu(sentence, nutrient);
  const isShort = conditions.some(({ have, isMet }) => have !== undefined && !isMet);
  const isOpen = conditions.some(({ isMet }) => !isMet);
  const verdict = isShort ? 'blocked' : isOpen ? 'conditions' : 'allowed';
  const rule = isUs ? 'more' : 'increased';
  const made = judge(
    sentence,
    { class: 'nutrientContent', verdict, rule, at: at.slice(0, 1) },
    { conditions },
  );
  const compared = isUs ? [] : unlikeFoods(sentence);
  return compared.length === 0
    ? [made]
    : [
        made,
        judge(sentence, { class: 'nutrientContent', verdict: 'review', rule: 'unlike-food', at: compared }),
      ];
}

/**
 * Art. 9(1): foods are compared with those of their category alone. What 'than' is followed by is such a food where it is said to
 * be similar, or is the reference that was given: of 'more iron than steak' a person decides.
 */
function unlikeFoods({ hits, product, words, text }: ReadSentence): Place[] {
  const than = words.find(({ written }) => written === 'than');
  const after = than && words.filter(({ start }) => start > than.end);
  // 'More than 12,000 ratings' compares nothing.
  if (!than || !after || after.length === 0 || /^\P{L}*\d/u.test(text.slice(than.end))) return [];
  const isLike = hitsOf(hits, 'likeFood').some(({ start }) => start > than.end);
  const reference = product.reference?.name.toLocaleLowerCase('en');
  const isGiven = reference !== undefined && text.slice(than.end).toLocaleLowerCase('en').includes(reference);
  return isLike || isGiven ? [] : [than, ...after];
}

/** What may be said to be more: what has a reference value or levels of its own; 'more ginger than before' is a recipe. */
const isNutrient = ({ evidence, market, product }: ReadSentence, key: string): boolean =>
  hasReference(evidence, market, { audience: product.audience, key }) ||
  hasOwnLevels(evidence, market === 'US', key);

function morePointsThan(
  { product, market, evidence }: Pick<ReadSentence, 'product' | 'market' | 'evidence'>,
  nutrient: string,
): Condition {
  const points = pointsAbove({ evidence, market, product, nutrient });
  const text =
    points === null
      ? `Name the reference food and give its amount: needs ${morePoints} points more`
      : `${points.toFixed(1)} points more than ${product.reference?.name}, needs ${morePoints}`;
  return {
    kind: 'computed',
    text,
    isMet: points !== null && points >= morePoints,
    ...(points !== null && { have: points }),
    need: morePoints,
    unit: '% DV',
  };
}

/** Least that 'increased' has above a similar product, % (Regulation (EC) No 1924/2006, Annex). */
const leastIncrease = 30;
const saysMore = /\b(?:more|extra|increased|higher)\b/i;

/** EU and UK: a source of it; said to be more than another, also by 30 %. Vitamins and minerals that are added are a source. */
function increasedEu(sentence: ReadSentence, nutrient: string): Condition[] {
  const { evidence, market, product, text } = sentence;
  const { percent, per } = levelOf(evidence, market, { product, key: nutrient });
  const need = significantPercent(product);
  const name = evidence.ingredients.get(nutrient)?.name ?? nutrient;
  const level = percent === null ? 'the amount is not known' : `${percent.toFixed(1)} % NRV`;
  const source: Condition = {
    kind: 'computed',
    text: `${name}: ${level}, needs ${need} % NRV per ${per}`,
    isMet: percent !== null && percent >= need,
    ...(percent !== null && { have: percent }),
    need,
    unit: '% NRV',
  };
  return saysMore.test(text) ? [source, increaseOf(product, nutrient)] : [source];
}

function increaseOf(product: ReadSentence['product'], nutrient: string): Condition {
  const ours = nutrientOf(product, nutrient);
  const theirs = product.reference?.nutrients.find(({ key }) => key === nutrient);
  const inOurs = ours && theirs ? convertMass(theirs.amount, theirs.unit, ours.unit) : null;
  const have = ours && inOurs ? (ours.amount / inOurs - 1) * 100 : null;
  const text =
    have === null
      ? `Name the similar product and give its amount: needs ${leastIncrease} % more`
      : `${have.toFixed(1)} % more than ${product.reference?.name}, needs ${leastIncrease} %`;
  return {
    kind: 'computed',
    text,
    isMet: have !== null && have >= leastIncrease,
    ...(have !== null && { have }),
    need: leastIncrease,
    unit: '%',
  };
}

function pointsAbove({
  evidence,
  market,
  product,
  nutrient,
}: Pick<ReadSentence, 'evidence' | 'market' | 'product'> & { nutrient: string }): number | null {
  if (!product.reference) return null;
  const theirs = { ...product, nutrients: product.reference.nutrients, ingredients: [] };
  const [have, had] = [product, theirs].map(
    (each) => levelOf(evidence, market, { product: each, key: nutrient }).percent,
  );
  return typeof have === 'number' && typeof had === 'number' ? have - had : null;
}
