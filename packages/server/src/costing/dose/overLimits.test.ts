import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const estimate = (concept: string, description = '-') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const overIn = (concept: string, description?: string) =>
  estimate(concept, description).warnings.filter((warning) => warning.includes('upper level'));

describe('an upper level', () => {
  it.each([
    ['Vitamin D3 softgels 4000 IU', []],
    ['Vitamin D3 softgels 10000 IU', ['Vitamin D3: 250 µg a serving is over the upper level of 100 µg (US) and 100 µg (EFSA) a day.']],
    ['Magnesium capsules 300 mg', ['Magnesium: 300 mg a serving is over the upper level of 250 mg (EFSA) a day.']],
    ['Vitamin A capsules 1500 µg', []],
    ['Kids vitamin A chewables 1500 µg', ['Vitamin A: 1,500 µg a serving is over the upper level of 900 µg (US) and 1,100 µg (EFSA) a day for children of 4 years.']],
    ['Pregnancy vitamin A softgels 5000 µg', ['Vitamin A: 5,000 µg a serving is over the upper level of 3,000 µg (US) and 3,000 µg (EFSA) a day in pregnancy.']],
    ['Beta-carotene capsules 15 mg', []],
  ])('%s', (concept, warnings) => {
    expect(overIn(concept)).toEqual(warnings);
  }); // prettier-ignore

  it('is that of the market the words name', () => {
    expect(overIn('Magnesium powder 300 mg', 'For a US launch')).toEqual([]);
    expect(overIn('Magnesium powder 300 mg', 'Sold in Germany')).toHaveLength(1);
    expect(overIn('Magnesium capsules 360 mg', 'For US gyms and US online shoppers')).toEqual([
      'Magnesium: 360 mg a serving is over the upper level of 350 mg (US) a day.',
    ]);
    expect(overIn('Magnesium capsules 360 mg', 'US launch, later in the UK')).toEqual([
      'Magnesium: 360 mg a serving is over the upper level of 350 mg (US) and 250 mg (EFSA) a day.',
    ]);
  });

  it('is told once, not beside the usual most', () => {
    const { warnings } = estimate('Vitamin B6 capsules 200 mg');
    expect(warnings.filter((warning) => warning.startsWith('Vitamin B6'))).toHaveLength(1);
  });

  it.each(['Kids', 'Toddler', 'Baby', 'Prenatal', 'Daily'])(
    'of %s products is kept by every dose that nobody gave',
    (who) => {
      for (const active of ['folate', 'vitamin B3', 'selenium', 'magnesium', 'multivitamin', 'vitamin A'])
        expect(overIn(`${who} ${active} capsules`)).toEqual([]);
    },
  );
});
