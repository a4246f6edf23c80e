import type { Evidence } from '../../evidence/index.ts';
import type { Condition } from '../claim.ts';
import { meetingOf } from './nutritionClaims.ts';
import type { ReadSentence } from '../reading/sentence.ts';

type HealthClaim = Evidence['references']['healthClaims'][number];

/** The row that says above which levels no health claim may be made (21 CFR 101.14(a)(4)). */
const disqualified = 'health claim disqualified';

const wordsOfKind = { food: 'conventional foods', supplement: 'dietary supplements' } as const;

const asked = /meets\((?<claim>[^)]+)\)/g;

/**
 * What a US health claim asks of the food that bears it, as far as it can be computed: that it is 'low sodium', say, or a
 * supplement, and that it has none of the levels which disqualify it. What is not known is asked for, not taken for granted.
 */
export function eligibilityFor(
  row: HealthClaim,
  { evidence, product }: Pick<ReadSentence, 'evidence' | 'product'>,
): { conditions: Condition[]; isShort: boolean } {
  const claims = [...row.perServingMinimum.matchAll(asked), ...row.nutrientConditions.matchAll(asked)];
  const eligible = claims.flatMap(({ groups }) => {
    const claim = groups?.claim ?? '';
    const met = meetingOf(claim, { evidence, product, market: 'US' });
    return met ? [{ text: `The food must be “${claim}”: ${met.needs}`, isMet: met.isMet }] : [];
  });
  if (row.eligibleKind !== '')
    eligible.push({
      text: `Only for ${wordsOfKind[row.eligibleKind]} (${row.eligibleFood || row.source})`,
      isMet: (product.kind === 'supplement') === (row.eligibleKind === 'supplement'),
    });
  const above = meetingOf(disqualified, { evidence, product, market: 'US' });
  if (above?.isMet)
    eligible.push({ text: `No health claim with ${above.needs} (21 CFR 101.14(a)(4))`, isMet: false });
  return { conditions: eligible.map(conditionFrom), isShort: eligible.some(({ isMet }) => isMet === false) };
}

const conditionFrom = ({ text, isMet }: { text: string; isMet: boolean | null }): Condition => ({
  kind: 'computed',
  text: isMet === null ? `${text}; not all of it is known` : text,
  isMet: isMet === true,
});
