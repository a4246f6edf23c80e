import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import type { ProductEstimate } from '../../productEstimate.ts';
import { readPrice } from '../../stated/statedPrice.ts';
import { costNotes } from './costNotes.ts';
import { moneyTerms } from './moneyTerms.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const at = (landedUnitCost: number) => ({
  landedUnitCost,
  exWorksUnitCost: landedUnitCost * 0.9,
  parts: { ingredients: landedUnitCost * 0.3, packaging: landedUnitCost * 0.2 },
  unitPrice: 10,
  servings: 30,
  pieces: 2,
  together: 1,
});

describe('what a unit may cost by the words', () => {
  it.each([
    ['RRP $25, landed cost of no more than $3', '$3.00'],
    ['sold at €19.90, COGS below €4 per bottle', '€4 ($4.60)'],
    ['$24 a tub, has to be under $1 to make', '$1.00'],
    ['shelf price €1.99, so we buy at about 80 cent', '80 cent ($0.92)'],
    ['cost must stay under $8', '$8.00'],
    ['cost ≤ 0.80 EUR a carton', '0.80 EUR ($0.92)'],
    ['we can pay up to $8 a tub', '$8.00'],
    ['sell at $27 and land it under 6.', '$6.00'],
    ['29 € on the shelf, cost under 5, vegan', '5 ($5.75)'],
    ["4000 jars, can't go over £6.20 landed", '£6.20 ($8.25)'],
    ['price 6.99, I can spend 2.10 a bottle', '$2.10'],
    ['landed $3-4', '$4.00'],
    ["it can't cost me more than $4.20, sell at $9.99", '$4.20'],
    ['I do not want to pay over €3 a tub', '€3 ($3.45)'],
    ['not more than 20 cents per serving to make', '30 × 20 cents ($6.00)'],
    ['we buy in at 2 p a tablet', '60 × 2 p ($1.60)'],
    ['buyer for our stores: price €3', '€3 ($3.45)'],
  ])('%s', (text, said) => {
    const [above, within] = [costNotes(text, at(9)), costNotes(text, at(0.5))];
    expect(above.broken).toEqual([`The landed cost of $9.00 is above the ${said} that the words allow.`]);
    expect(above.kept).toEqual([]);
    expect(within.kept).toEqual([`The landed cost of $0.50 is within the ${said} that the words allow.`]);
    expect(within.broken).toEqual([]);
  });

  it.each([
    'collagen costs $30 per kg',
    'low cost, $9.99',
    'people buy it for $2.99',
    'land in stores by 2027',
    'cost target: 12 months',
    '$40, 90 ct',
    'a launch budget of $20',
    'retail at most €5',
    'lactase 4,500 units, 1,000 mg calcium',
  ])('%s says nothing of it', (text) => expect(costNotes(text, at(99))).toEqual({ kept: [], broken: [] }));

  it.each([
    ['ingredients and bottle below $3.20', 5],
    ['ingredients, jar and label together under $3.20', 5],
    ['bottle and ingredients must cost less than $3.20', 5],
    ['at most $3.20 for ingredients and bag', 5],
    ['raw materials under $3.20', 3],
    ['ingredient cost max $3.20, shelf price $20', 3],
    ['packaging at most $3.20', 2],
    ['60 capsules in an amber bottle. Sold at 19.99 USD, ingredients and bottle below 3.20 USD', 5],
    ['bottle under $3.20', 10],
    ['landed bottle under $3.20', 10],
    ['jar with zinc and ingredients from France, cost under $3.20', 10],
  ])('%s is held against what it names', (text, tenths) => {
    const one = ({ kept, broken }: ReturnType<typeof costNotes>) => [kept.length, broken.length];
    expect(one(costNotes(text, at((3.2 / tenths) * 10 * 1.02)))).toEqual([0, 1]);
    expect(one(costNotes(text, at((3.2 / tenths) * 10 * 0.98)))).toEqual([1, 0]);
  });

  it('of a month is that of what lasts one', () => {
    expect(costNotes('it may cost at most $4 a month', at(9)).broken).toHaveLength(1);
    expect(costNotes('it may cost at most $4 a month', { ...at(9), servings: 90 }).kept).toHaveLength(1);
  });

  it('ex works is without what brings it to a store', () => {
    expect(costNotes('ex works cost under $1.30, shelf $3.29', at(1.4)).kept).toEqual([
      'The cost ex works of $1.26 is within the $1.30 that the words allow.',
    ]);
  });

  it('is a sum that no word calls a price beside a dearer one that is called so', () => {
    const words = 'target $11 a tub, $39.95 direct to consumer';
    expect(readPrice('Pre-workout', words)?.written).toBe('$39.95');
    expect(costNotes(words, at(9)).kept).toEqual([
      'The landed cost of $9.00 is within the $11.00 that the words allow.',
    ]);
    expect(readPrice('Pre-workout', 'target $39.95 a tub')?.written).toBe('$39.95');
  });

  it('is no price on the shelf', () => {
    expect(readPrice('Zinc tablets', 'cost must stay under $8')).toBeNull();
    expect(readPrice('Zinc tablets', 'we buy at €2, sold at €5')?.written).toBe('€5');
  });

  it.each(['Ashwagandha capsules', 'Granola, 300 g bag'])('is warned of: %s', (concept) => {
    expect(estimate(concept, 'unit cost at most $0.20').warnings[0]).toContain('above the $0.20');
  });
});

describe('what the trade pays', () => {
  it.each([
    ['Price to the pharmacy in the Netherlands 11 EUR', false],
    ['€11 to pharmacies', false],
    ['sold to independent gyms at 11 EUR', false],
    ['wholesale 11 EUR', false],
    ['price to the distributor 11 EUR', true],
    ['11 EUR to importers', true],
  ])('%s is no price on the shelf', (text, isToDistributor) => {
    expect(moneyTerms(text)).toMatchObject([{ kind: 'trade', isToDistributor }]);
    expect(readPrice('Zinc tablets', text)).toBeNull();
    const made = estimate('Zinc tablets', text);
    const of = isToDistributor ? 0.75 : 1;
    expect(Number(made.suggestedPrice)).toBeCloseTo((11 * 1.15) / 0.55 / of, 1);
    // All of it is sold to the trade, which pays just that.
    const sold = made.containers * 0.85;
    expect(Number(made.scenarios.base.estimatedRevenue)).toBeCloseTo(sold * 11 * 1.15, 0);
    expect(told(made)).toContain(`is what the ${isToDistributor ? 'distributor' : 'retailer'} pays`);
  });

  it('is the price of who sells it on, beside a dearer one on the shelf', () => {
    expect(moneyTerms('pharmacy price 9.50 EUR, RRP 19.95 EUR').map(({ kind }) => kind)).toEqual([
      'trade',
      'price',
    ]);
    expect(moneyTerms('pharmacy price 9.50 EUR').map(({ kind }) => kind)).toEqual(['price']);
  });

  it('stands beside the price on the shelf', () => {
    const made = estimate('Zinc tablets', '$8 to pharmacies, RRP $20');
    expect(made.suggestedPrice).toBe('20.00');
    expect(told(made)).toContain('is what the retailer pays');
  });

  it.each(['retail in pharmacies at $18', 'sold in shops at $18', 'shelf price $18 in drugstores'])(
    '%s is the price on the shelf',
    (text) => expect(moneyTerms(text)).toMatchObject([{ kind: 'price' }]),
  );
});

/** How a limit is worded, `#` for the sum: of the cost, of the price on the shelf, or without a word for either. */
const wordings = {
  cost: [
    'landed under #',
    'landed cost max #',
    'cost at most #',
    '# landed',
    'cost ≤ # a unit',
    'we can pay up to #',
    'I can spend # on each',
    'COGS below #',
    'target cost #',
    "we can't go over # landed",
    'ex works # or less',
    'must cost us no more than #',
    'unit cost: #',
    'has to be made for #',
  ],
  price: [
    'RRP #',
    'retail #',
    '# on the shelf',
    'price on shelf #',
    'sells at #',
    'shelf price around #',
    'sold under #',
    '# in shops',
    'priced at #',
    'MSRP: #',
  ],
  limit: [
    'under #',
    'at most #',
    '# max',
    'not more than #',
    'organic if under #',
    'must not exceed #',
    '# tops',
    'no more than # each',
    '# or less',
    'cap of #',
    "can't be over #",
  ],
} as const;

/** How sums are written. */
const currencies: readonly ((sum: number) => string)[] = [
  (sum) => `$${sum.toFixed(2)}`,
  (sum) => `${sum.toFixed(2)} EUR`,
  (sum) => `${sum.toFixed(2).replace('.', ',')} €`,
  (sum) => `£${sum.toFixed(2)}`,
  (sum) => `€ ${sum.toFixed(2)}`,
  (sum) => `${sum.toFixed(2)} CAD`,
  (sum) => `${Math.round(sum * 100)} cents`,
  (sum) => `${Math.round(sum * 100)} euro cents`,
  (sum) => `${sum.toFixed(2)} dollars`,
];

const products: readonly (readonly [concept: string, description: string])[] = [
  ['Zinc capsules', '15 mg zinc, 60 capsules a bottle'],
  ['Granola', 'Oats and honey, 350 g pouch'],
  ['Ginger soda', '330 ml can, ginger and lemon'],
];

const told = ({ warnings, assumptions }: ProductEstimate) => [...warnings, ...assumptions].join('\n');

describe('a sum of a brief is what the words make it, and is kept or told', () => {
  const cases = (kind: keyof typeof wordings) =>
    products.flatMap((product, one) =>
      wordings[kind].map(
        (wording, at) => [product, wording, currencies[(at + one) % currencies.length]] as const,
      ),
    );

  it.each([...cases('cost'), ...cases('limit')])(
    '%s, %s: a limit of the cost',
    ([concept, description], wording, write) => {
      for (const sum of [0.35, 9.4]) {
        const written = write?.(sum) ?? '';
        const [term, ...others] = moneyTerms(wording.replace('#', written));
        expect([term?.kind, others]).toEqual(['cost', []]);
        const made = estimate(concept, `${description}, ${wording.replace('#', written)}, 5,000 units`);
        const landed = Number(made.scenarios.base.landedUnitCost);
        const name = term?.isExWorks ? 'cost ex works' : 'landed cost';
        const [, stated = '', verdict] =
          new RegExp(`The ${name} of \\$([\\d.]+) is (above|within) the `).exec(told(made)) ?? [];
        const reached = Number(stated);
        expect(verdict).toBe(reached > (term?.usd ?? 0) + 0.005 ? 'above' : 'within');
        // What the goods cost at the gate lies below what they cost landed.
        expect(term?.isExWorks ? reached < landed : reached === Number(landed.toFixed(2))).toBe(true);
        expect(told(made)).not.toContain('the words let it be sold');
      }
    },
  );

  it.each(cases('price'))('%s, %s: a price', ([concept, description], wording, write) => {
    const written = write?.(6.5) ?? '';
    const [term, ...others] = moneyTerms(wording.replace('#', written));
    expect([term?.kind, others]).toEqual(['price', []]);
    const made = estimate(concept, `${description}, ${wording.replace('#', written)}`);
    const usd = term?.usd ?? 0;
    const isSold = Math.abs(Number(made.suggestedPrice) - usd) < 0.006;
    expect(
      isSold ||
        told(made).includes(`${written} ($${usd.toFixed(2)})`) ||
        told(made).includes(usd.toFixed(2)) ||
        made.withheld !== null,
    ).toBe(true);
  });
});
