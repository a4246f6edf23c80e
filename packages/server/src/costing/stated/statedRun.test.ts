import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';
import { statedRun } from './statedRun.ts';

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
    ['vitamin D3 5,000', null],
    ['10k steps a day', null],
    ['240 capsules in a bottle, box of 20 sticks', null],
    ['lactase 4,500 units, 1,000 mg calcium', null],
    ['run of 00', null],
    ['tub for $1,200 tubs', null],
    ['A batch of 500 g', null],
  ])('%s', (text, run) => {
    expect(statedRun(text)).toBe(run);
  });

  it('is the run that is costed, and is told where makers begin higher', () => {
    const estimate = (words: string) =>
      estimateProduct({
        concept: 'Zinc capsules',
        description: `15 mg zinc, 60 capsules${words}`,
        formFactor: null,
        volume: null,
        volumeUnit: null,
      });
    expect(estimate(', 12,000 bottles').basis).toContain('12,000 bottles');
    expect(estimate(', 12,000 bottles').warnings.join(' ')).not.toContain('usually begin');
    expect(estimate(', first run 800').warnings.join(' ')).toContain('usually begin at 2,500');
    expect(estimate('').basis).toContain('2,500 bottles');
    const landed = (words: string) => Number(estimate(words).scenarios.base.landedUnitCost);
    expect(landed(', 12,000 bottles')).toBeLessThan(landed(''));
  });
});
