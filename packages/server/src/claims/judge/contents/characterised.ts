import type { Condition, Judgement } from '../../claim.ts';
import { meetingOf } from '../../listed/nutritionClaims.ts';
import { hitsOf, isWithin, judge, notWithin, type Place, type ReadSentence } from '../../reading/sentence.ts';
import { healthyIn } from './healthyFood.ts';

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
  const at = [...hitsOf(sentence.hits, 'levelUnnamed'), ...countedIn(sentence.text)].filter(
    (hit) => !named.some((other) => isWithin(hit, other) || (other.start < hit.end && other.end > hit.end)),
  );
  if (at.length === 0) return [];
  return [judge(sentence, { class: 'nutrientContent', verdict: 'review', rule: 'level-unnamed', at })];
}

/** '26 vitamins and minerals', 'all nine essential amino acids'. */
const counted =
  /\b(?:\d+|dozens of|all (?:the|your|nine|\d+)|nine|full[- ]spectrum|complete|every)\s+(?:(?:key|vital|essential|different|added)\s+)*(?:vitamins|minerals|nutrients|micronutrients|amino acids|amino (?:acid )?profile)\b/gi;

const countedIn = (text: string): Place[] =>
  [...text.matchAll(counted)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));

const only =
  /\b(?:only|just|merely|a mere|as little as|as few as|no more than|not even|less than|fewer than|under|below)\s+(?:\d+(?:[.,]\d+)?|one|two|three|four|five|ten|a hundred)\s*(?:%|kcal|calories?|k?g\b|mg\b|grams?\b|milligrams?\b)?\s*(?:of\s+)?(?:added\s+)?(?<nutrient>saturated fat|saturates|fat|sodium|salt|sugars?|calories?|kcal|cholesterol|carbs|carbohydrates?)?/i;

/** The claim that 'only' makes of a nutrient, as the market lists it. */
const lowOf: Readonly<Record<'US' | 'EU', Readonly<Record<string, string>>>> = {
  US: { fat: 'low fat', 'saturated fat': 'low saturated fat', saturates: 'low saturated fat', sodium: 'low sodium', salt: 'low sodium', calories: 'low calorie', cholesterol: 'low cholesterol' },
  EU: { fat: 'low fat', 'saturated fat': 'low saturated fat', saturates: 'low saturated fat', sodium: 'low sodium/salt', salt: 'low sodium/salt', calories: 'low energy', sugar: 'low sugars', sugars: 'low sugars' },
}; // prettier-ignore

/**
 * 'Only 200 mg sodium', 'less than 100 calories' characterise the level: that is 'low', or says beside it that it is not. In EU
 * and UK it means what 'low' does, and so needs what that needs (Annex).
 */
function judgeOnly(sentence: ReadSentence): Judgement[] {
  const found = only.exec(sentence.text);
  const said = found?.groups?.nutrient?.toLowerCase();
  const nutrient = said ?? '';
  const isEnergy = /calorie|kcal/i.test(found?.[0] ?? '');
  if (!found || (!nutrient && !isEnergy)) return [];
  const name = isEnergy ? 'calories' : nutrient;
  const isUs = sentence.market === 'US';
  const low = lowOf[isUs ? 'US' : 'EU'][name];
  const isMet = low === undefined ? null : (meetingOf(low, sentence)?.isMet ?? null);
  const at = [{ start: found.index, end: found.index + found[0].length }];
  if (!isUs && low === undefined)
    return [
      judge(sentence, { class: 'nutrientContent', verdict: 'blocked', rule: 'nutrition-not-listed', at }),
    ];
  const verdict = isMet ? 'allowed' : !isUs && isMet === false ? 'blocked' : 'conditions';
  const text = isUs
    ? `Beside it: that the food is not low in ${name}, unless it is`
    : `What “${low}” needs: it has the same meaning`;
  return [
    judge(
      sentence,
      { class: 'nutrientContent', verdict, rule: 'characterised', at },
      { conditions: [{ kind: isUs ? 'statement' : 'computed', text, isMet: isMet === true }] },
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

/** Rule 11: 'healthy' on a US food is a nutrient content claim with conditions of its own. */
function judgeHealthy(sentence: ReadSentence): Judgement[] {
  const { market, product, hits } = sentence;
  if (market !== 'US' || product.kind === 'supplement') return [];
  const words = healthyIn(sentence);
  // 'Healthier' is a verb's work too: of a body it is one of function.
  const does = notWithin(hitsOf(hits, 'function', 'treat', 'protect', 'bodyPart', 'health'), words);
  const at = does.length > 0 ? [] : words;
  if (at.length === 0) return [];
  const needs =
    'An amount of a food group in a serving, with limits on added sugars, sodium and saturated fat, for the sort of food that it is';
  const conditions: Condition[] = [{ kind: 'computed', text: needs, isMet: false }];
  return [
    judge(sentence, { class: 'nutrientContent', verdict: 'conditions', rule: 'healthy', at }, { conditions }),
  ];
}
