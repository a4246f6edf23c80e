import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';
import { costWarnings } from './statedCost.ts';
import { readPrice } from './statedPrice.ts';

describe('what a unit may cost by the words', () => {
  it.each([
    ['RRP $25, landed cost of no more than $3', '$3.00'],
    ['sold at €19.90, COGS below €4 per bottle', '€4 ($4.60)'],
    ['$24 a tub, has to be under $1 to make', '$1.00'],
    ['shelf price €1.99, so we buy at about 80 cent', '80 cent ($0.92)'],
    ['cost must stay under $8', '$8.00'],
    ['cost ≤ 0.80 EUR a carton', '0.80 EUR ($0.92)'],
    ['we can pay up to $8 a tub', '$8.00'],
    ['sell at $27 and land it under 6.', '6 ($6.00)'],
    ['29 € on the shelf, cost under 5, vegan', '5 ($5.75)'],
  ])('%s', (text, said) => {
    expect(costWarnings(text, 9)).toEqual([`By the words a unit may cost ${said}; it is reckoned at $9.00.`]);
    expect(costWarnings(text, 0.5)).toEqual([]);
  });

  it.each([
    'collagen costs $30 per kg',
    'low cost, $9.99',
    'people buy it for $2.99',
    'land in stores by 2027',
    'cost target: 12 months',
    '$40, 90 ct',
  ])('%s says nothing of it', (text) => expect(costWarnings(text, 99)).toEqual([]));

  it('is no price on the shelf', () => {
    expect(readPrice('Zinc tablets', 'cost must stay under $8')).toBeNull();
    expect(readPrice('Zinc tablets', 'we buy at €2, sold at €5')?.written).toBe('€5');
  });

  it.each(['Ashwagandha capsules', 'Granola, 300 g bag'])('is warned of: %s', (concept) => {
    const product = { concept, formFactor: null, volume: null, volumeUnit: null };
    const { warnings } = estimateProduct({ ...product, description: 'unit cost at most $0.20' });
    expect(warnings[0]).toContain('By the words a unit may cost $0.20');
  });
});
