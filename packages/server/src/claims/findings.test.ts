import { describe, expect, it } from 'vitest';
import { check } from './testing/check.ts';

describe('what is found in a sentence', () => {
  it.each([
    ['EU', 'Doctors recommend it.'],
    ['US', 'Doctors recommend it.'],
    ['UK', 'Better than prescription sleeping pills.'],
    ['EU', 'Relieves anxiety, insomnia and arthritis.'],
  ] as const)('is told once of each rule and reason, %s: %s', (market, text) => {
    const told = check(text, { market }).sentences.flatMap(({ findings }) =>
      findings.map(({ rule, because, source }) => [rule, because, source].join(' ')),
    );
    expect(told).toEqual([...new Set(told)]);
  });

  it('marks all the words that met a rule, each place once', () => {
    const [sentence] = check('Doctors recommend it.', { market: 'EU' }).sentences;
    expect(sentence?.findings.map(({ rule, words }) => [rule, words])).toContainEqual([
      'eu/doctor',
      [[0, 17]],
    ]);
  });
});
