import type { Judgement } from '../claim.ts';
import { judge, type ReadSentence } from '../reading/sentence.ts';
import { mostAlcohol } from './functions/listedEu.ts';

/** What holds of whole products, whatever their words: drinks with alcohol, foods for infants. */
export const judgeProduct = (sentence: ReadSentence, found: readonly Judgement[]): Judgement[] => [
  ...judgeAlcohol(sentence, found),
  ...judgeInfants(sentence, found),
];

const levelsIn = (found: readonly Judgement[]): Judgement[] =>
  found.filter((each) => each.class === 'nutrientContent' && each.verdict !== 'blocked');

/** Where findings stand. */
export const placesOf = (found: readonly Judgement[]) =>
  found.flatMap(({ findings }) =>
    findings.flatMap(({ words }) => words.map(([start, end]) => ({ start, end }))),
  );

/** Claims that a drink with alcohol may make: that it has less of it, or less energy. */
const ofLess = /\b(?:alcohol|energy|calories?|kcal)\b/i;

/** EU and UK: over 1.2 % of alcohol only claims on low or reduced alcohol and reduced energy (Art. 4(3)). */
function judgeAlcohol(sentence: ReadSentence, found: readonly Judgement[]): Judgement[] {
  const levels = levelsIn(found);
  const isStrong = (sentence.product.alcoholPercent ?? 0) > mostAlcohol;
  if (sentence.market === 'US' || !isStrong || levels.length === 0 || ofLess.test(sentence.text)) return [];
  return [
    judge(sentence, { class: 'nutrientContent', verdict: 'blocked', rule: 'alcohol', at: placesOf(levels) }),
  ];
}

/** US: a food for infants characterises no level and no risk; EU and UK: infant formula makes no claim, other foods a person judges. */
function judgeInfants(sentence: ReadSentence, found: readonly Judgement[]): Judgement[] {
  const isUs = sentence.market === 'US';
  const claims = [...levelsIn(found), ...found.filter((each) => isUs && each.class === 'diseaseRisk')];
  if (sentence.product.audience !== 'infants' || claims.length === 0) return [];
  const [first] = claims;
  const verdict = isUs ? 'blocked' : 'review';
  return [
    judge(sentence, {
      class: first?.class ?? 'nutrientContent',
      verdict,
      rule: 'infants',
      at: placesOf(claims),
    }),
  ];
}
