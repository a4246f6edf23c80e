import { findAmounts, formatNumber } from '../../../registry/index.ts';
import type { Condition, Judgement, Verdict } from '../../claim.ts';
import { hasOwnLevels } from '../../listed/nutritionClaims.ts';
import { hasReference, levelOf, nutrientOf, significantPercent } from '../../product/product.ts';
import { hitsOf, isWithin, judge, type ReadSentence } from '../../reading/sentence.ts';
import type { Hit } from '../../lexicon/terms.ts';

/** A level that words claim, and what it needs, in % of the reference value. */
interface LevelWord {
  rule: string;
  need: number;
}

/** What each kind of word needs; twice the significant amount is the EU's 'high'. */
function levelWord(sentence: ReadSentence, kind: SaidLevel['kind']): LevelWord {
  const isUs = sentence.market === 'US';
  const significant = significantPercent(sentence.product);
  if (kind === 'antioxidant') return { rule: 'antioxidant', need: 10 };
  if (kind === 'potency' && isUs) return { rule: 'high-potency', need: 100 };
  if (kind === 'good')
    return isUs ? { rule: 'good-source', need: 10 } : { rule: 'source', need: significant };
  return isUs ? { rule: 'high', need: 20 } : { rule: 'high', need: significant * 2 };
}

/** Above this and below 'high' the US calls a good source; between the two words a person decides. */
const goodSourceEndsAt = 19;

/** Levels of a nutrient in other words. */
type LevelsOf = (key: string) => readonly string[];

/** Rule 11: words of level with a nutrient, computed unrounded; of a level that is not reached, the others in words. */
export function judgeLevelsOfNutrients(sentence: ReadSentence, levelsOf: LevelsOf): Judgement[] {
  const { hits } = sentence;
  const potency = hitsOf(hits, 'levelPotency');
  const high = hitsOf(hits, 'levelHigh').filter((hit) => !isPartOf(hit, potency));
  const good = hitsOf(hits, 'levelGood').filter((hit) => !isPartOf(hit, high));
  return [
    ...hitsOf(hits, 'levelPotency').flatMap((hit) =>
      judgeLevel(sentence, { hit, kind: 'potency' }, levelsOf),
    ),
    ...high.flatMap((hit) => judgeLevel(sentence, { hit, kind: 'high' }, levelsOf)),
    ...good.flatMap((hit) => judgeLevel(sentence, { hit, kind: 'good' }, levelsOf)),
    ...antioxidantsAlone(sentence).flatMap((hit) =>
      judgeLevel(sentence, { hit, kind: 'antioxidant' }, levelsOf),
    ),
  ];
}

/**
 * US: 'Antioxidant vitamin C' without a word of level says that there is enough to count, as 'contains' does (21 CFR
 * 101.54(g)(3)). The place is that of 'antioxidant', behind which the nutrient stands.
 */
function antioxidantsAlone({ hits, market, named }: ReadSentence): Hit[] {
  const isLevelled = hitsOf(hits, 'levelHigh', 'levelGood', 'levelPotency', 'levelAntioxidant').length > 0;
  if (market !== 'US' || isLevelled) return [];
  return hitsOf(hits, 'antioxidantOf').map((hit) => {
    const nutrient = named.find(({ start, end }) => start < hit.end && end > hit.start);
    return Object.assign({}, hit, { end: Math.min(hit.end, nutrient?.start ?? hit.end) });
  });
}

const isPartOf = (hit: Hit, others: readonly Hit[]) => others.some((other) => isWithin(hit, other));

/** Nutrients that stand right after the word, e.g. 'high in vitamin C and zinc'; of 'high potency' those before too. */
function nutrientsAt({ named, text }: ReadSentence, hit: Hit): string[] {
  const after = named.filter(({ start }) => start >= hit.end - 1);
  const run = after.filter(({ start }, i) =>
    /^[\s,:;&–-]*(?:(?:antioxidant|antioxidants|natural|the|added|dietary|essential|real|plant|vegan|clean|complete|quality|high|in|of|and|or|as|well|mineral|minerals|vitamin|vitamins|nutrient|nutrients)[\s,:;&–-]*)*$/i.test(
      text.slice(i === 0 ? hit.end : (after[i - 1]?.end ?? hit.end), start),
    ),
  );
  const isBehind = run.length === 0 && /^rich$/i.test(text.slice(hit.start, hit.end));
  if (isBehind) return named.filter(({ end }) => end === hit.start - 1).map(({ key }) => key);
  const firstBreak = run.findIndex((each, i) => each !== after[i]);
  return [...new Set((firstBreak < 0 ? run : run.slice(0, firstBreak)).map(({ key }) => key))];
}

/** Words of level, and what they say. */
interface SaidLevel {
  hit: Hit;
  kind: 'high' | 'good' | 'potency' | 'antioxidant';
}

function judgeLevel(sentence: ReadSentence, { hit, kind }: SaidLevel, levelsOf: LevelsOf): Judgement[] {
  const keys = nutrientsAt(sentence, hit);
  if (keys.length === 0 && kind === 'high' && isOfOther(sentence, hit))
    return withoutReference(sentence, hit, kind);
  return keys.flatMap((key) => judgeNutrient(sentence, { hit, kind, key }, levelsOf));
}

/** 'Loaded with polyphenols': of a group that has no reference value; the fats that the Annex knows are judged by it. */
function isOfOther({ hits, market, text }: ReadSentence, { end }: Hit): boolean {
  const of = hitsOf(hits, 'noReference').find(
    ({ start }) =>
      start > end && /^\s+(?:(?:natural|plant|powerful|live|good|of|in)\s+)*$/i.test(text.slice(end, start)),
  );
  return of !== undefined && !(market !== 'US' && of.term.key === 'level/listed-fats');
}

function judgeNutrient(
  sentence: ReadSentence,
  { hit, kind, key }: SaidLevel & { key: string },
  levelsOf: LevelsOf,
): Judgement[] {
  const { evidence, market, product } = sentence;
  if (hasOwnLevels(evidence, market === 'US', key)) return [];
  if (!hasReference(evidence, market, { audience: product.audience, key }))
    return withoutReference(sentence, hit, kind);
  const { rule, need } = levelWord(sentence, kind);
  const { percent, per, isAtMost = false } = levelOf(evidence, market, { product, key });
  const unit = market === 'US' ? '% DV' : '% NRV';
  const name = evidence.ingredients.get(key)?.name ?? key;
  const condition: Condition = {
    kind: 'computed',
    text: wordsOf({ name, amount: nutrientOf(product, key), percent, need, unit, per, isAtMost }),
    isMet: percent !== null && percent >= need && !isAtMost,
    ...(percent !== null && { have: percent }),
    need,
    unit,
  };
  const verdict = verdictOf(percent, { need, kind, isUs: market === 'US', isAtMost });
  const because =
    verdict === 'review'
      ? `'Good source' is for 10 to ${goodSourceEndsAt} % of the Daily Value, 'high' begins at 20 %: what lies between is for a person to decide.`
      : undefined;
  return [
    judge(
      sentence,
      { class: 'nutrientContent', verdict, rule, at: [hit], ...(because && { because }) },
      { conditions: [condition], instead: verdict === 'blocked' ? [...levelsOf(key)] : [] },
    ),
  ];
}

function verdictOf(
  percent: number | null,
  { need, kind, isUs, isAtMost }: { need: number; kind: string; isUs: boolean; isAtMost: boolean },
): Verdict {
  if (percent === null) return 'conditions';
  if (percent < need) return 'blocked';
  if (isAtMost) return 'conditions';
  return isUs && kind === 'good' && percent > goodSourceEndsAt && percent < 20 ? 'review' : 'allowed';
}

/** 'Contains' and 'provides' say of what has no reference only that it is there. */
function withoutReference(sentence: ReadSentence, hit: Hit, kind: string): Judgement[] {
  const isPlainWord = kind === 'good' && !/source/i.test(sentence.text.slice(hit.start, hit.end));
  if (isPlainWord)
    return [judge(sentence, { class: 'amount', verdict: 'allowed', rule: 'amount', at: [hit] })];
  const rule = sentence.market === 'US' ? 'no-daily-value' : 'nutrition-not-listed';
  return [judge(sentence, { class: 'nutrientContent', verdict: 'blocked', rule, at: [hit] })];
}

function wordsOf(of: {
  name: string;
  amount: { amount: number; unit: string } | undefined;
  percent: number | null;
  need: number;
  unit: string;
  per: string;
  isAtMost: boolean;
}): string {
  const need = `needs ${formatNumber(of.need)} ${of.unit} per ${of.per}`;
  if (of.percent === null) return `${of.name}: the amount is not known; ${need}`;
  if (!of.amount) return `${of.name}: the formula has none; ${need}`;
  const isOpen = of.isAtMost && of.percent >= of.need;
  const level = isOpen
    ? `at most ${of.percent.toFixed(1)} ${of.unit}: its quality (PDCAAS) is not known`
    : `${of.percent.toFixed(1)} ${of.unit}`;
  return `${of.name} ${formatNumber(of.amount.amount)} ${of.amount.unit} = ${level}, ${need}`;
}

/** A bare quantity, which says no level: 500 mg, 20 %. A share of nothing that is known is none: a lighter bottle. */
export function judgeAmounts(sentence: ReadSentence): Judgement[] {
  const isOfSomething = sentence.named.length > 0 || /\bdaily\b|\bDV\b|\bNRV\b/i.test(sentence.text);
  const amounts = findAmounts(sentence.text).filter(({ unit }) => unit !== '%' || isOfSomething);
  // What a bar or a tin weighs is no amount of what is in it.
  const isOwnWeight = sentence.named.length === 0 && hitsOf(sentence.hits, 'ownWeight').length > 0;
  if (amounts.length === 0 || isOwnWeight) return [];
  const at = [{ start: 0, end: sentence.text.length }];
  return [judge(sentence, { class: 'amount', verdict: 'allowed', rule: 'amount', at })];
}
