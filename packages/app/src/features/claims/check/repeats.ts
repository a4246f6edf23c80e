import type { CheckedSentence } from '@seedbed/server/contract';

/** What tells one finding from another, whichever sentence it is of. */
export const findingKey = ({ rule, because, source }: CheckedSentence['findings'][number]): string =>
  `${rule} ${because} ${source}`;

/** What tells one condition from another. */
export const conditionKey = ({ kind, text, isMet }: CheckedSentence['conditions'][number]): string =>
  `${kind} ${text} ${isMet}`;

/** Of each sentence the findings and conditions that an earlier one has told in full already. */
export function toldBefore(
  sentences: readonly Pick<CheckedSentence, 'findings' | 'conditions'>[],
): readonly ReadonlySet<string>[] {
  const told = new Set<string>();
  return sentences.map(({ findings, conditions }) => {
    const keys = [...findings.map(findingKey), ...conditions.map(conditionKey)];
    const before = new Set(keys.filter((key) => told.has(key)));
    for (const key of keys) told.add(key);
    return before;
  });
}
