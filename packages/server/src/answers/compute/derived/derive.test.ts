import { describe, expect, it } from 'vitest';
import { derive, wordsOf } from './derive.ts';
import type { Dims } from './dims.ts';
import { exactly, type Factor } from './factor.ts';

const factor = (words: string, value: number, dims: Dims): Factor => ({
  ends: exactly(value),
  dims,
  words,
  signs: [1, -1],
});
const dose = factor('200 mg/capsule', 0.2, { mass: 1, piece: -1 });
const pack = factor('60 capsules/bottle', 60, { piece: 1, container: -1 });
const price: Factor = {
  ...factor('40–120 USD/kg', 0, { USD: 1, mass: -1 }),
  ends: { low: 0.04, typical: null, high: 0.12 },
};

describe('what figures come to', () => {
  it('is the product of them that is of the kind that is wanted', () => {
    const found = derive({
      stated: [dose, pack],
      held: [price],
      wanted: { USD: 1, container: -1 },
      fewest: 2,
    });
    expect(found && wordsOf(found)).toBe('200 mg/capsule × 60 capsules/bottle × 40–120 USD/kg');
    expect(found?.ends.low).toBeCloseTo(0.48);
    expect(found?.ends.high).toBeCloseTo(1.44);
  });

  it('divides by a rate where that is what it takes', () => {
    const found = derive({
      stated: [dose, factor('1.5 g', 1.5, { mass: 1 })],
      held: [],
      wanted: { piece: 1 },
      fewest: 2,
    });
    expect(found && wordsOf(found)).toBe('1.5 g ÷ (200 mg/capsule)');
    expect(found?.ends.high).toBeCloseTo(7.5);
  });

  it('is nothing where no product is of that kind', () => {
    expect(derive({ stated: [dose, pack], held: [], wanted: { USD: 1 }, fewest: 2 })).toBeNull();
  });

  it('is nothing where two that differ are as near', () => {
    const stated = [factor('2 g', 2, { mass: 1 }), factor('5 g', 5, { mass: 1 })];
    expect(derive({ stated, held: [], wanted: {}, fewest: 2 })).toBeNull();
  });

  it('takes the likelier of two held figures of a kind', () => {
    const other = factor('9 USD/kg', 0.009, { USD: 1, mass: -1 });
    const wanted = { USD: 1, piece: -1 };
    const found = derive({ stated: [dose], held: [price, other], wanted, fewest: 2 });
    expect(found && wordsOf(found)).toBe('200 mg/capsule × 40–120 USD/kg');
  });
});
