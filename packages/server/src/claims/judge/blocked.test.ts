import { describe, expect, it } from 'vitest';
import { check } from '../testing/check.ts';

const kindsOf = (...args: Parameters<typeof check>) =>
  check(...args).sentences.flatMap(({ conditions }) => conditions.map(({ kind }) => kind));
const rulesOf = (...args: Parameters<typeof check>) =>
  check(...args).sentences.flatMap(({ findings }) => findings.map(({ rule }) => rule));

describe('a blocked sentence', () => {
  const insomnia = 'Ideal for people who suffer from insomnia.';

  it('on a disease asks for nothing that a function needs, and calls itself none', () => {
    expect(kindsOf(insomnia)).toEqual([]);
    expect(rulesOf(insomnia)).not.toContain('us/function');
    expect(rulesOf(insomnia)).toContain('us/disease-i');
  });

  it('asks for no evidence of what it says besides', () => {
    const compared = 'Better than ibuprofen.';
    expect(rulesOf(compared)).toContain('us/comparative');
    expect(kindsOf(compared)).toEqual([]);
  });

  it('still tells what the formula lacks', () =>
    expect(kindsOf('High in iron, it cures anxiety.', {}, { nutrients: [{ key: 'iron', amount: 1, unit: 'mg' }] })).toEqual(['computed'])); // prettier-ignore

  it('that only a statement or a basis keeps back asks for it', () => {
    const market = { market: 'EU' } as const;
    expect(kindsOf('Feel your best.', market)).toEqual(['statement']);
    expect(kindsOf('Ginseng for stamina.', market)).toEqual(['basis']);
  });

  it('and one that is not keeps all its conditions', () =>
    expect(kindsOf('Supports joint comfort.')).toEqual(['disclaimer', 'notice']));
});
