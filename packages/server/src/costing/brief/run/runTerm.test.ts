import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { runTerm } from './runTerm.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

describe('how many containers the words say are made', () => {
  it.each([
    ['UK, 24 months, first run 6,000 jars.', 6000],
    ['US, opening run of about 8,000 pouches', 8000],
    ['minimum run of 3.000', 3000],
    ['Italy and Spain, 24 months, 10,000 cartons.', 10_000],
    ['90 tablets, HDPE bottle, 50 000 bottles', 50_000],
    ['run size: 750', 750],
    ['£3.10 max, 6k cartons', 6000],
    ['1.5k jars to start', 1500],
    ['12 bars a carton, 25,000 bars to start, $2.79 each', 25_000],
    ['20,000 tubes for Poland', 20_000],
    ['at most 85 cents a pack, 15,000', 15_000],
    ['Auflage 10.000 Röhren, max. 0,85 €', 10_000],
    ['stevia. Tub. MOQ run 1k. $24.99', 1000],
    ['$39 retail, first 2,000.', 2000],
    ['batches of 5,000, landed not over 6.80 EUR', 5000],
    ['5 thousand tins', 5000],
    ['30,000 shots. Cost: 70p', 30_000],
    ['we need 4,000 units', 4000],
    ['about 600 drops per bottle, 2k bottles', 2000],
    ['vitamin D3 5,000', null],
    ['10k steps a day', null],
    ['240 capsules in a bottle, box of 20 sticks', null],
    ['lactase 4,500 units, 1,000 mg calcium', null],
    ['run of 00', null],
    ['tub for $1,200 tubs', null],
    ['A batch of 500 g', null],
    ['sell in 2,000 stores', null],
    ['MOQ as small as you can', null],
    ['5,000, 60 capsules', null],
  ])('%s', (text, run) => {
    expect(runTerm(text)?.count ?? null).toBe(run);
  });

  it.each([
    ['20,000 cups per week, Ireland', 'week'],
    ['10.000 bottles per month', 'month'],
    ['2 million cans a year', 'year'],
    ['6,000 cartons weekly; cost cap', 'week'],
    ['6,000 cartons', null],
  ])('%s: how often', (text, every) => expect(runTerm(text)?.every).toBe(every));

  it('is the run that is costed, and is told where makers begin higher', () => {
    const zinc = (words: string) => estimate('Zinc capsules', `15 mg zinc, 60 capsules${words}`);
    expect(zinc(', 12,000 bottles').basis).toContain('12,000 bottles');
    expect(zinc(', 12,000 bottles').warnings.join(' ')).not.toContain('usually begin');
    expect(zinc(', first run 800').warnings.join(' ')).toContain('usually begin at 2,500');
    expect(zinc('').basis).toContain('2,500 bottles');
    const landed = (words: string) => Number(zinc(words).scenarios.base.landedUnitCost);
    expect(landed(', 12,000 bottles')).toBeLessThan(landed(''));
  });

  it('of cases is of as many units as these hold', () => {
    expect(estimate('Beef jerky', '40 g bag, 12 bags per case, 3k cases').containers).toBe(36_000);
    expect(estimate('Protein bar', '60 g bar, 12 bars a carton, 2,000 cartons').containers).toBe(24_048);
    expect(estimate('Protein bar', '60 g bar, 12 bars a carton, 24,000 bars').containers).toBe(24_048);
  });
});

/** How a run is worded, `#` for its number; how its number is written. */
const wordings = [
  'first run # units',
  '# packs',
  '# pouches to start',
  'run of #',
  'batches of #',
  'MOQ #',
  'first #',
  '# cartons for Germany',
  'opening order: #',
  'we need # boxes',
  'Auflage #',
  '# bags per month',
  '#',
];
const numbers = ['6,000', '6.000', '6 000', '6k'];
const products = [
  ['Zinc capsules', '15 mg zinc, 60 capsules a bottle'],
  ['Granola', 'Oats and honey, 350 g pouch, 45 g servings'],
  ['Ginger soda', '330 ml can, ginger and lemon, 2,5 g sugar'],
  ['Electrolyte sticks', '300 mg sodium, 20 sticks a carton, 5 g stick'],
] as const; // prettier-ignore

describe('a run in any wording is the one that is reckoned with, but for whole cases', () => {
  it.each(wordings)('%s', (wording) => {
    for (const [concept, description] of products)
      for (const number of numbers) {
        const words = wording.replace('#', number);
        const { containers, warnings, withheld } = estimate(concept, `${description}, €3 max, ${words}`);
        expect([words, withheld, Math.abs(containers - 6000) <= 150]).toEqual([words, null, true]);
        expect(warnings.some((each) => each.includes('one run of'))).toBe(wording.includes('per month'));
      }
  });
});
