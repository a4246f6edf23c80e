import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

describe('what is told as missing', () => {
  it.each([
    ['Sparkling peach mate', ''],
    ['Prebiotic soda', 'Peach'],
    ['Vitamin water', 'Vitamin C, B6 and zinc, lemon'],
    ['Immunity shot 100 ml', 'Zinc, vitamin C'],
    ['Probiotic yogurt drink', ''],
    ['Electrolyte sticks', 'Lemon lime'],
  ])(
    'nothing of %s, %s: a flavour is told as one, and other names of a line are of it',
    (concept, description) => {
      const { warnings } = estimateProduct({
        concept,
        description,
        formFactor: null,
        volume: null,
        volumeUnit: null,
      });
      expect(warnings.filter((each) => each.startsWith('Stated'))).toEqual([]);
    },
  );
});
