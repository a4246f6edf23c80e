import { formatAmount } from '../../../registry/index.ts';
import type { Condition, Judgement } from '../../claim.ts';
import { judge, type ReadSentence } from '../../reading/sentence.ts';

/** An amount that the copy states and the product does not have: levels are computed from what it has. */
export function judgeDiffering(sentence: ReadSentence): Judgement[] {
  const { differing, evidence } = sentence;
  if (differing.length === 0) return [];
  const conditions = differing.map(({ key, said, has }): Condition => {
    const name = evidence.ingredients.get(key)?.name ?? key;
    const [words, amount] = [said, has.amount].map((value) => formatAmount(value, has.unit));
    return {
      kind: 'computed',
      text: `${name}: the copy says ${words} per serving, the product has ${amount}`,
      isMet: false,
      have: has.amount,
      need: said,
      unit: has.unit,
    };
  });
  return [
    judge(
      sentence,
      { class: 'amount', verdict: 'review', rule: 'amount-differs', at: differing },
      { conditions },
    ),
  ];
}
