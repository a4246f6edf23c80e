import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const amountsOf = (concept: string, description: string) =>
  Object.fromEntries(
    estimateProduct({
      concept,
      description,
      formFactor: null,
      volume: null,
      volumeUnit: null,
    }).ingredients.flatMap(({ name, purpose, amountPerServing }) =>
      purpose ? [] : [[name, amountPerServing]],
    ),
  );

describe('doses by the reference values of labels', () => {
  it('are those of the Union where the words say NRV, and those of the US where they say daily value', () => {
    const b = 'B vitamins';
    expect(amountsOf('Energy tablets', `${b} at one NRV, Germany.`)).toMatchObject({
      'Vitamin B6': 1.4,
      Biotin: 50,
      Folate: 200,
    });
    expect(amountsOf('Energy tablets', `${b} at 100 % of the daily value.`)).toMatchObject({
      'Vitamin B6': 1.7,
      Biotin: 30,
      Folate: 240,
    });
  });

  it('are as great a share of them as the words say', () => {
    expect(amountsOf('Zinc and selenium tablets', '50 % of the NRV each.')).toEqual({
      Zinc: 5,
      Selenium: 27.5,
    });
  });

  it('a multivitamin for the Union has its reference values, and one for others daily values', () => {
    const words = 'With vitamins A, C, D, E, B1, B2, B3, B6, B12 and folate';
    expect(amountsOf('Multivitamin tablets', `${words}, for Germany.`)).toMatchObject({ 'Vitamin C': 80 });
    expect(amountsOf('Multivitamin tablets', `${words}.`)).toMatchObject({ 'Vitamin C': 90 });
  });

  it('what has an amount of its own keeps it', () => {
    expect(amountsOf('Zinc and iron tablets', 'Zinc 15 mg, and iron at one NRV.')).toEqual({
      Zinc: 15,
      Iron: 14,
    });
  });
});
