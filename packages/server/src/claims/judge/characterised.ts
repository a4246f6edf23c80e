import type { Condition, Judgement } from '../claim.ts';
import { meetingOf } from '../nutritionClaims.ts';
import { hitsOf, isWithin, judge, notWithin, type Place, type ReadSentence } from '../sentence.ts';

/** Rules 11 and 14: levels that are said without the words that the lists define. */
export const judgeCharacterised = (sentence: ReadSentence): Judgement[] => [
  ...judgeUnnamed(sentence),
  ...judgeOnly(sentence),
  ...judgeAsMuch(sentence),
  ...judgeHealthy(sentence),
];

/** 'Nutrient-dense', 'full of vitamins', 'low GI': of what, and how much, no list says. */
function judgeUnnamed(sentence: ReadSentence): Judgement[] {
  const named = [...hitsOf(sentence.hits, 'harmless'), ...sentence.named];
  const at = hitsOf(sentence.hits, 'levelUnnamed').filter(
    (hit) => !named.some((other) => isWithin(hit, other) || (other.start < hit.end && other.end > hit.end)),
  );
  if (at.length === 0) return [];
  return [judge(sentence, { class: 'nutrientContent', verdict: 'review', rule: 'level-unnamed', at })];
}

const only =
  /\b(?:only|just|merely|a mere|as little as|no more than)\s+(?:\d+(?:[.,]\d+)?)\s*(?:%|kcal|calories|k?g\b|mg\b|grams?\b|milligrams?\b)?\s*(?:of\s+)?(?:saturated\s+)?(?<nutrient>fat|sodium|salt|sugars?|calories|cholesterol|carbs|carbohydrates?)?/i;

/** The claim that 'only' makes of a nutrient, as the US lists it. */
const lowOf: Readonly<Record<string, string>> = { fat: 'low fat', sodium: 'low sodium', salt: 'low sodium', calories: 'low calorie', cholesterol: 'low cholesterol' }; // prettier-ignore

/** 'Only 200 mg sodium' characterises the level: that is 'low', or says beside it that it is not. */
function judgeOnly(sentence: ReadSentence): Judgement[] {
  const found = only.exec(sentence.text);
  const nutrient =
    found?.groups?.nutrient?.toLowerCase() ?? (/calories|kcal/i.test(found?.[0] ?? '') ? 'calories' : '');
  if (!found || !nutrient) return [];
  const low = sentence.market === 'US' ? lowOf[nutrient] : undefined;
  const isLow = low !== undefined && meetingOf(low, sentence)?.isMet === true;
  const at = [{ start: found.index, end: found.index + found[0].length }];
  const text = `Beside it: that the food is not low in ${nutrient}, unless it is`;
  return [
    judge(
      sentence,
      { class: 'nutrientContent', verdict: isLow ? 'allowed' : 'conditions', rule: 'characterised', at },
      { conditions: [{ kind: 'statement', text, isMet: isLow }] },
    ),
  ];
}

const asMuch = /\bas (?:much|many|rich)\b[^.]{1,40}?\bas\b/i;

/** 'As much calcium as a glass of milk': in the US both have to be sources of it; the EU's Annex has no such comparison. */
function judgeAsMuch(sentence: ReadSentence): Judgement[] {
  const found = asMuch.exec(sentence.text);
  if (!found || sentence.named.length === 0) return [];
  const at = [{ start: found.index, end: found.index + found[0].length }];
  if (sentence.market !== 'US')
    return [
      judge(sentence, { class: 'nutrientContent', verdict: 'blocked', rule: 'nutrition-not-listed', at }),
    ];
  const text = 'Both the food and what it is compared with have to be a good source of the nutrient';
  const conditions: Condition[] = [{ kind: 'computed', text, isMet: false }];
  return [
    judge(sentence, { class: 'nutrientContent', verdict: 'conditions', rule: 'more', at }, { conditions }),
  ];
}

/** 'Healthy' of the food itself, not of what it does to bones. */
const healthy = /\b(?:healthy|healthier|healthiest|healthful|wholesome|good for you)\b(?!\s+appetite)/gi;

/** Rule 11: 'healthy' on a US food is a nutrient content claim with conditions of its own. */
function judgeHealthy(sentence: ReadSentence): Judgement[] {
  const { market, product, text, hits } = sentence;
  if (market !== 'US' || product.kind === 'supplement') return [];
  const does = hitsOf(hits, 'function', 'treat', 'protect', 'bodyPart', 'health').length > 0;
  const at: Place[] = does
    ? []
    : notWithin(
        [...text.matchAll(healthy)].map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
        hitsOf(hits, 'idiom'),
      );
  if (at.length === 0) return [];
  const needs =
    'An amount of a food group in a serving, with limits on added sugars, sodium and saturated fat, for the sort of food that it is';
  const conditions: Condition[] = [{ kind: 'computed', text: needs, isMet: false }];
  return [
    judge(sentence, { class: 'nutrientContent', verdict: 'conditions', rule: 'healthy', at }, { conditions }),
  ];
}
