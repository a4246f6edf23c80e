import type { CheckedSentence } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { conditionKey, findingKey, toldBefore } from './repeats';

const finding = (rule: string, because = 'Why.') =>
  ({ rule, because }) as CheckedSentence['findings'][number];
const notice = { kind: 'notice', text: 'Notify FDA', isMet: false } as CheckedSentence['conditions'][number];

it('tells a finding and a condition in full at their first sentence alone', () => {
  const sentences = [
    { findings: [finding('function')], conditions: [notice] },
    { findings: [], conditions: [] },
    { findings: [finding('function'), finding('function', 'Another why.')], conditions: [notice] },
  ];
  expect(toldBefore(sentences).map((keys) => Array.from(keys))).toEqual([
    [],
    [],
    [findingKey(finding('function')), conditionKey(notice)],
  ]);
});

it('takes a condition that is met here and open there as two', () => {
  const met = { ...notice, isMet: true };
  expect(
    toldBefore([
      { findings: [], conditions: [met] },
      { findings: [], conditions: [notice] },
    ])[1]?.size,
  ).toBe(0);
});
