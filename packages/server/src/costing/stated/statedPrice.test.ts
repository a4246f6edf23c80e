import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';
import { containerPrice, readPrice } from './statedPrice.ts';

const estimate = (concept: string) =>
  estimateProduct({ concept, description: '', formFactor: null, volume: null, volumeUnit: null });

describe('a price that the words say', () => {
  it.each([
    ['Prebiotic soda, 12 oz can, $2.79', 2.79],
    ['Creatine gummies, 90 gummies, retail US$ 29', 29],
    ['Electrolyte sticks, 39,90 USD', 39.9],
    ['Electrolyte sticks, €20', 23],
    ['Electrolyte sticks, 20 EUR', 23],
    ['Soda for $2-3', 2.5],
    ['Magnesium gummies, €24–28', 29.9],
    ['Zinc tablets, £10 to £12', 14.63],
    ['Zinc tablets, between €10 and €12', 12.65],
    ['Fish oil 1000 $14.99', 14.99],
    ['Ashwagandha, 60 capsules, CHF 29', 36.25],
    ['Lozenges, 24 lozenges, 15 zł', 4.05],
    ['Soda for A$4', 2.6],
    ['Protein bar, 99p', 1.3167],
    ['Collagen drink, ¥1,980', 13.068],
    ['Iron syrup 4 900 Ft', 14.21],
  ])('%s', (concept, usd) =>
    expect(containerPrice(readPrice(concept, ''), 1).stated?.usd).toBeCloseTo(usd, 6),
  );

  it.each([
    'Soda, costs $1 to make',
    'Soda with a COGS of $0.90',
    'Brand with a $2M budget',
    'Soda from $2',
    'Soda, costs $2-3',
    'Berberine capsules, landed cost max $7',
    'Fish oil with 20-30 % EPA',
    'Soda, $12,000 of a first run',
    'Soda with 5 g fibre',
  ])('%s: none', (concept) => expect(readPrice(concept, '')).toBeNull());

  it.each([
    ['Creatine sticks, 30 sticks, $1.50 a stick', { written: '30 × $1.50', usd: 45 }],
    ['Creatine powder, $1/serving', { written: '30 × $1', usd: 30 }],
    ['Vitamin D3 softgels, retail 19.99', { written: '$19.99', usd: 19.99 }],
    ['Zinc tablets, RRP: 12', { written: '$12', usd: 12 }],
    ['Longevity capsules, around $90 a month', { written: '$90', usd: 90 }],
    ['Sleep capsules, $25/month', { written: '$25', usd: 25 }],
    ['Skin sachets, $40 monthly', { written: '$40', usd: 40 }],
  ])('%s: of a container', (concept, stated) => {
    expect(containerPrice(readPrice(concept, ''), 30)).toEqual({ stated, most: null });
  });

  it('of a month is of as many containers as a month takes', () => {
    const price = readPrice('Magnesium tablets, $10 per month', '');
    const usd = (servings: number) => containerPrice(price, servings).stated?.usd;
    expect([14, 28, 30, 60, 90].map(usd)).toEqual([5, 10, 10, 20, 30]);
  });

  it('that the words say is shown though it is above the usual ones, unless it is likely misread', () => {
    expect(estimate('Resveratrol capsules, $90 a month')).toMatchObject({
      withheld: null,
      suggestedPrice: '90.00',
    });
    expect(estimate('Resveratrol capsules, $400').withheld).toContain('would earn');
  });

  it('may be the most: it is sold for no more', () => {
    const most = { written: '€10', usd: 11.5 };
    expect(containerPrice(readPrice('Zinc tablets, sold under €10', ''), 30)).toEqual({ stated: null, most });
    const { suggestedPrice, assumptions, warnings } = estimate(
      'Ashwagandha capsules, retail price under €10',
    );
    expect(suggestedPrice).toBe('11.50');
    expect(assumptions).toContain('The words let it be sold for at most €10: $11.50.');
    expect(warnings.some((warning) => warning.includes('the words allow up to $11.50'))).toBe(true);
  });

  it('of a range is its middle, and the estimate says so', () => {
    expect(estimate('Magnesium capsules, 60 capsules, €20–24').assumptions).toContain(
      'The price is the middle of the €20–24 that the words say: $25.30, with no tax taken off.',
    );
  });

  it.each(['retail stores in 12 cities', 'retail 20 capsules', 'sold in 30 shops'])('%s is none', (text) =>
    expect(readPrice(text, '')).toBeNull(),
  );

  it('is what a food is sold for, and earns more or less than the usual one', () => {
    const [usual, dear] = ['Prebiotic soda, 12 oz can', 'Prebiotic soda, 12 oz can, $3.79'].map(estimate);
    expect(dear?.market?.shelfPrice).toEqual({ low: '3.79', base: '3.79', high: '3.79' });
    expect(dear?.suggestedPrice).toBe('3.79');
    expect(Number(dear?.estimatedRevenue)).toBeGreaterThan(Number(usual?.estimatedRevenue));
    expect(dear?.estimatedCost).toBe(usual?.estimatedCost);
  });

  it('is what a supplement is sold for', () => {
    const { suggestedPrice, assumptions } = estimate('Magnesium capsules, 60 capsules, $24.99');
    expect(suggestedPrice).toBe('24.99');
    expect(assumptions).toContain(
      'The price is the $24.99 that the words say: $24.99, with no tax taken off.',
    );
  });

  it.each([
    ['Prebiotic soda, 12 cans for $29', '2.42'],
    ['Prebiotic soda, 4 x 330 ml, $9.99', '2.50'],
    ['Protein bars, box of 12, $29.99', '2.50'],
    ['Protein bars 12 x 60 g, $29.99', '2.50'],
    ['Kombucha, case of 12 bottles, £36', '3.99'],
    ['Yoghurt 4-pack of 125 g, €4.99', '1.43'],
    ['Sports gel, set of 24 at $45', '1.88'],
  ])('%s: that of one of them', (concept, usd) => {
    const { suggestedPrice, assumptions } = estimate(concept);
    expect(suggestedPrice).toBe(usd);
    expect(assumptions.some((note) => / ÷ \d+ that the words say: \$/.test(note))).toBe(true);
  });

  it.each([
    ['Kombucha 4-pack, $3.99 each', '3.99'],
    ['Cookies, box of 12, $5.99', '5.99'],
    ['Box of 10 tea bags $6.99', '6.99'],
    ['Crackers 4 x 25 g, $3.49', '3.49'],
    ['Granola in 1 kg bags at $14.99', '14.99'],
  ])('%s: that of what is sold', (concept, usd) => expect(estimate(concept).suggestedPrice).toBe(usd));

  it('by its class is an end of what such foods are sold for, where no price is said', () => {
    const [dear, usual, cheap] = ['Premium granola', 'Granola', 'Affordable granola'].map(estimate);
    const { low, high } = usual?.market?.shelfPrice ?? {};
    expect([dear?.suggestedPrice, cheap?.suggestedPrice]).toEqual([high, low]);
    expect(dear?.assumptions).toContain(
      "The words say 'premium': the price is the upper end of what such products are sold for.",
    );
    expect(estimate('Granola, from premium to cheap').suggestedPrice).toBe(usual?.suggestedPrice);
    expect(estimate('Luxury dark chocolate, $9').suggestedPrice).toBe('9.00');
  });

  it('of another size follows the size, less than in proportion', () => {
    const [small, usual, large] = ['Granola, 170 g bag', 'Granola', 'Granola, 680 g bag'].map((concept) =>
      Number(estimate(concept).suggestedPrice),
    );
    // Clements: a tenth more, and a gram costs 2.5 % less.
    expect(Number(large) / Number(usual)).toBeCloseTo(2 ** 0.75, 2);
    expect(Number(small) / Number(usual)).toBeCloseTo(0.5 ** 0.75, 2);
  });
});

it('a price below what the servings of a container may cost together is one of a serving', () => {
  const { suggestedPrice } = estimateProduct({
    concept: 'Magnesium liquid sticks',
    description:
      '10 ml liquid stick, 200 mg magnesium, box of 10 sticks, landed under $0.90 a stick, RRP $2.49.',
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  expect(Number(suggestedPrice)).toBeCloseTo(24.9, 2);
});
