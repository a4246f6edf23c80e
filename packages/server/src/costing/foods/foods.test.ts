import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Estimate, kindOfPack, PackCategory } from '../../contract/index.ts';
import { registry } from '../../registry/index.ts';
import { parseCsv } from '../../registry/csv.ts';
import { estimateProduct } from '../estimate.ts';
import type { ProductConcept } from '../formula.ts';
import { foodArchetypes, foodCategories, foodPrices, standIns } from './tables/tables.ts';
import { estimateFood } from './foodEstimate.ts';
import { planFood } from './planFood.ts';

const table = (name: string) =>
  Array.from(parseCsv(name, readFileSync(new URL(name, import.meta.url), 'utf8')), ({ fields }) => fields);
const concept = (title: string, more: Partial<ProductConcept> = {}): ProductConcept => ({
  concept: title,
  description: '-',
  formFactor: null,
  volume: null,
  volumeUnit: null,
  ...more,
});
const names = (title: string) => estimateProduct(concept(title)).ingredients.map(({ name }) => name);
const has = (notes: readonly string[], words: string) => notes.some((note) => note.includes(words));

describe('the tables', () => {
  it('have a category for each pack of the contract, of the kind it has there', () => {
    expect([...foodCategories.keys()]).toEqual(PackCategory.options);
    for (const { key, kind } of foodCategories.values()) expect(kind).toBe(kindOfPack(key));
  });

  it.each(foodArchetypes)('$key has a recipe of 100 % with a price for each line', ({ recipe }) => {
    expect(recipe.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 1);
    expect(recipe.filter(({ name }) => !foodPrices.has(name))).toEqual([]);
  });

  it.each(standIns)('$line stands for ingredients that the registry knows', ({ line, ingredients }) => {
    const known = new Set(registry.records.ingredients.map(({ key }) => key));
    expect(foodPrices.has(line)).toBe(true);
    expect(ingredients.filter((key) => !known.has(key))).toEqual([]);
  });
});

const classRows = table('data/foodClasses.csv');
const usedRows = table('data/usedAs.csv');

/** The shares of what a kind's recipe is mixed of, rice and pulses of meals cooked in their water, 0 to 1. */
function asMixed({ archetype, recipe = '' }: Record<string, string>): [string, number][] {
  const own = classRows.find(({ kinds = '' }) => kinds.split('; ').includes(archetype ?? ''))?.key ?? '';
  const lines = recipe.split(';').map((line): [string, number] => {
    const at = line.lastIndexOf(':');
    return [line.slice(0, at), Number(line.slice(at + 1))];
  });
  const rowOf = (name: string) =>
    usedRows.find(({ line, classes = '' }) => line === name && classes.split('; ').includes(own));
  const soaked = lines.reduce((sum, [name, share]) => sum + share * (Number(rowOf(name)?.times ?? 1) - 1), 0);
  const mixed = lines.map(([name, share]): [string, number] =>
    name.startsWith('Beverages, water')
      ? [name, Math.max(0, share - soaked)]
      : [rowOf(name)?.instead ?? name, share * Number(rowOf(name)?.times ?? 1)],
  );
  const whole = mixed.reduce((sum, [, share]) => sum + share, 0);
  return mixed.map(([name, share]) => [name, share / whole]);
}

/**
 * What a first run comes to by the table's own rows, reckoned here a second way: cents of a unit as one sum, from the
 * text of the files.
 */
function reckon(archetype: Record<string, string>, rows: readonly Record<string, string>[]) {
  const category = archetype.category ?? '';
  const of = (item: string, whose = category) =>
    Number(rows.find((row) => row.item === item && row.category === whose && row.kind !== 'bound')?.typical);
  const price = (item: string) =>
    Number(rows.find((row) => row.kind === 'raw material' && row.item === item)?.typical);
  const [, temperature = ''] =
    rows.find((row) => row.kind === 'category' && row.category === category)?.note?.split('=') ?? [];
  const ratio = Number(archetype.unit_size) / of('unit size');
  const isUsual = ratio >= 0.8 && ratio <= 1.25;
  const scale = isUsual ? 1 : ratio ** of('size exponent', 'all');
  const run = Number(archetype.first_run) || of('minimum run');
  const units = Math.ceil(run / of('units per case')) * of('units per case');
  const perPallet = Math.floor((of('units per case') * of('cases per pallet')) / (isUsual ? 1 : ratio));
  const perKg = asMixed(archetype).reduce((sum, [name, share]) => sum + share * price(name), 0);
  const kg = Number(archetype.unit_g) / 1000 / Number(archetype.process_yield) / of('yield');
  const packs = [
    'primary pack',
    'label, sleeve or print',
    'carton, tray or display share',
    'shipping case share',
  ];
  const premium = temperature === 'ambient' ? 0 : of(`freight premium, ${temperature}`, 'all');
  const unit =
    kg * perKg * (1 + of('freight on ingredients', 'all')) +
    of('co-packer toll') * scale +
    packs.reduce((sum, item) => sum + of(item), 0) * scale * (1 + of('packaging waste', 'all')) +
    (of('set-up of a run') + of('batch testing')) / units +
    (of('pallet freight, ambient', 'all') * (1 + premium) +
      of('months in store', 'all') * of(`storage, ${temperature}`, 'all')) /
      perPallet;
  const shelf = Number(archetype.shelf_price_typical);
  const kept = (1 - of('trade spend', 'all') - of('spoilage')) * (1 - of('broker commission', 'all'));
  const trade = shelf * (1 - of('retailer margin')) * (1 - of('distributor margin', 'all')) * kept;
  const pack = of('units in a direct pack');
  const order = pack * Math.max(1, Math.ceil(of('least value of a direct order', 'all') / (pack * shelf)));
  const fees = ['payment and platform fees', 'discounts', 'returns and replacements'];
  const direct =
    shelf * (1 - fees.reduce((sum, item) => sum + of(item, 'all'), 0)) -
    of('parcel, paid by the brand') / order;
  const share = direct > trade ? of('share sold directly') : 0;
  return {
    units,
    cost: (unit * units + of('one-time work')).toFixed(2),
    revenue: (
      units *
      of(`sell-through of the first run, ${temperature}`, 'all') *
      (share * direct + (1 - share) * trade)
    ).toFixed(2),
  };
}

describe('a first run', () => {
  const rows = table('./data/foodCosts.csv');

  it.each(table('./data/foodArchetypes.csv'))(
    'of $archetype is what its rows come to, to the cent',
    (row) => {
      const archetype = foodArchetypes.find(({ key }) => key === row.archetype);
      if (!archetype) throw new Error(`${row.archetype} was not read.`);
      const plan = planFood({ concept: 'A food', description: '', archetype, pack: null });
      const { containers, estimatedCost, estimatedRevenue } = estimateFood(plan);
      expect({ units: containers, cost: estimatedCost, revenue: estimatedRevenue }).toEqual(
        reckon(row, rows),
      );
    },
  );

  it('of a protein bar is the worked example', () => {
    const bar = estimateProduct(concept('Protein bar'));
    expect(bar).toMatchObject({
      kind: 'food',
      formFactor: null,
      pack: { category: 'bar_cold', label: 'bar wrapper', size: 60, unit: 'g' },
      uncertainty: 'concept-level, ±50 %',
      containers: 20_016,
      estimatedCost: '29843.82',
      estimatedRevenue: '22857.53',
      oneTimeCost: '6500.00',
      suggestedPrice: '2.99',
      market: {
        invoice: '1.41',
        netTrade: '1.10',
        netDirect: '1.79',
        directShare: 0.35,
        priceNeeded: '3.80',
      },
    });
    expect(bar.market?.breakEvenMultiple).toBeCloseTo(2.71, 2);
    expect(bar.market?.multiple).toBeCloseTo(2.56, 2);
  });

  it('of a prebiotic soda is the worked example', () => {
    expect(estimateProduct(concept('Prebiotic soda'))).toMatchObject({
      kind: 'drink',
      containers: 24_000,
      estimatedCost: '35910.34',
      estimatedRevenue: '20620.53',
    });
  });

  it('loses through a distributor for 279 of the 343 kinds, and each says so', () => {
    const losing = foodArchetypes
      .map((archetype) =>
        estimateFood(planFood({ concept: 'A food', description: '', archetype, pack: null })),
      )
      .filter(({ market }) => market?.runs[0]?.resultTrade.startsWith('-'));
    expect(losing).toHaveLength(279);
    for (const { warnings } of losing)
      expect(has(warnings, 'Sold through a distributor this run loses $')).toBe(true);
  });

  it('is shown beside runs of twice, five and ten times its size', () => {
    const { market, priceBreaks } = estimateProduct(concept('Protein bar'));
    expect(market?.runs.map(({ containers }) => containers)).toEqual([20_016, 40_032, 100_008, 200_016]);
    expect(priceBreaks.map(({ containers }) => containers)).toEqual([20_016, 40_032, 100_008, 200_016]);
  });

  it.each(foodArchetypes)('of $key fits the contract, adds up and has its band in order', (archetype) => {
    const plan = planFood({ concept: 'A food', description: '', archetype, pack: null });
    const estimate = {
      ...estimateFood(plan),
      productId: 1,
      isCostSetByUser: false,
      isRevenueSetByUser: false,
    };
    expect(Estimate.safeParse(estimate).error).toBeUndefined();
    const cents = estimate.waterfall.reduce(
      (sum, { perContainer }) => sum + Math.round(perContainer * 100),
      0,
    );
    expect(cents).toBe(Math.round(Number(estimate.scenarios.base.landedUnitCost) * 100));
    const { low, base, high } = estimate.scenarios;
    for (const key of ['landedUnitCost', 'estimatedCost', 'estimatedRevenue'] as const) {
      expect(Number(low[key])).toBeLessThanOrEqual(Number(base[key]));
      expect(Number(base[key])).toBeLessThanOrEqual(Number(high[key]));
    }
  });
});

describe('a cordial', () => {
  it('is bottled in a run that makers of syrups take', () => {
    expect(estimateProduct(concept('Elderflower cordial')).containers).toBe(5004);
    expect(estimateProduct(concept('Iced tea')).containers).toBe(20_004);
  });
});

describe('what a figure is not shown without', () => {
  const warningsOf = (title: string, more: Partial<ProductConcept> = {}) =>
    estimateProduct(concept(title, more)).warnings;

  it.each([
    ['a share of ingredients that no such product has', 'Protein bar with 2 g saffron', 'of the unit cost; '],
    ['a unit cost that none has', 'Protein bar with 2 g saffron', 'A unit cost of $'],
    ['a price that none has', 'Protein bar with 2 g saffron', 'times the unit cost; '],
    ['a price needed above the dearest', 'Granola', 'above the $9.99 of the dearest granola.'],
    ['one line of over half the ingredient cost', 'Hot sauce', 'one line: Red chili peppers'],
    [
      'a run that outlives half of its shelf life',
      'Kombucha',
      'more than half of its shelf life of 4 months.',
    ],
    [
      'a loss in the trade, and from which run there is none',
      'Protein bar',
      'from a run of about 32,760 units.',
    ],
    ['a loss in the trade that no run mends', 'Granola', 'at no larger run of the same process.'],
  ])('%s', (_, title, reason) => {
    expect(has(warningsOf(title), reason)).toBe(true);
  });

  it('is nothing where all is as usual', () => {
    expect(warningsOf('Electrolyte stick packs')).toEqual([]);
  });
});

describe('recipes', () => {
  it('leave out what the words rule out, and go on adding up to 100 %', () => {
    expect(names('Energy drink')).toContain('Caffeine anhydrous');
    const { ingredients, assumptions } = estimateProduct(concept('Energy drink, no caffeine'));
    expect(ingredients.map(({ name }) => name)).not.toContain('Caffeine anhydrous');
    expect(ingredients.reduce((sum, { percent = 0 }) => sum + percent, 0)).toBeCloseTo(100, 2);
    expect(has(assumptions, 'Left out, as the words rule it out: caffeine.')).toBe(true);
  });

  it.each([
    ['Dairy-free granola bar', 'Milk'],
    ['Chocolate without soy', 'soybean'],
  ])('of %s have no %s', (title, word) => {
    expect(names(title).join(' ')).not.toContain(word);
  });

  it('say so where what is ruled out is most of them', () => {
    const { warnings, ingredients } = estimateProduct(concept('Grain-free tortilla chips'));
    expect(has(warnings, 'The brief excludes “Grain”; this recipe has corn masa flour')).toBe(true);
    expect(ingredients.some(({ name }) => name.startsWith('Corn flour, masa'))).toBe(true);
  });

  it.each([
    ['Mushroom coffee with chaga', 'Chaga', 'Functional mushroom extract'],
    ["Lion's mane dark chocolate", "Lion's mane", "Mushroom, lion's mane"],
  ])('of %s have %s, and not %s', (title, own, general) => {
    expect(names(title)).toContain(own);
    expect(names(title)).not.toContain(general);
  });

  it('of chilled oats have their milk and yogurt whatever fruit the words name', () => {
    const { ingredients } = estimateProduct({
      ...concept('Bircher muesli cups'),
      description: 'Overnight oats with apple and hazelnut, chilled.',
    });
    const told = ingredients.map(({ title }) => title).join(' ');
    expect(told).toMatch(/milk/i);
    expect(told).toMatch(/yogurt/i);
  });

  it('are told as an ingredient list names them', () => {
    const { ingredients, drivers, warnings } = estimateProduct(concept('Oat milk'));
    expect(ingredients.slice(0, 3).map(({ title }) => title)).toEqual(['Water', 'Rolled oats', 'Canola oil']);
    const told = [...drivers.map(({ label }) => label), ...warnings].join(' ');
    expect(told).not.toContain('Cereals, oats');
  });

  it('take up what the words name beyond them, at the studied dose of each serving', () => {
    const { ingredients } = estimateProduct(concept('Dark chocolate with magnesium'));
    expect(ingredients.find(({ name }) => name === 'Magnesium')).toMatchObject({
      amountPerServing: 200,
      unit: 'mg',
    });
  });

  it('hold no active twice: a named dose takes the place of the usual one', () => {
    const caffeine = (title: string) =>
      estimateProduct(concept(title)).ingredients.filter(({ name }) => name.startsWith('Caffeine'));
    expect(caffeine('Energy drink with caffeine').map(({ name }) => name)).toEqual(['Caffeine anhydrous']);
    expect(caffeine('Energy drink with 200 mg caffeine')).toMatchObject([
      { name: 'Caffeine', amountPerServing: 200 },
    ]);
  });

  it('take of a dose what a serving holds, and say which share of the usual one that is', () => {
    const { warnings } = estimateProduct(concept('Hot sauce with collagen'));
    expect(has(warnings, '% of the usual 10 g: a serving holds no more.')).toBe(true);
  });
});

describe('another pack', () => {
  it('has the costs of its category, and a price by its size', () => {
    const small = estimateProduct(
      concept('Kombucha', { kind: 'drink', pack: { category: 'carbonated_can', size: 250 } }),
    );
    expect(small.pack).toEqual({ category: 'carbonated_can', label: 'can', size: 250, unit: 'mL' });
    expect(small.archetype).toBe('kombucha');
    expect(small.containers).toBe(24_000);
    expect(Number(small.suggestedPrice)).toBeLessThan(3.99);
  });

  it('costs more the bigger it is', () => {
    const costs = [100, 250, 330, 500, 1000].map((size) =>
      Number(
        estimateProduct(concept('Kombucha', { kind: 'drink', pack: { category: 'fermented_drink', size } }))
          .scenarios.base.landedUnitCost,
      ),
    );
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  });

  it('of a kind that nothing names is asked for: no figure is shown before', () => {
    expect(estimateProduct(concept('Sleep aid', { kind: 'food' })).withheld).toContain('Choose its pack');
    const chosen = concept('Sleep aid', { kind: 'food', pack: { category: 'granola', size: null } });
    expect(estimateProduct(chosen)).toMatchObject({ withheld: null, archetype: 'granola' });
  });
});

describe('the size that the words say', () => {
  it.each([
    ['Kombucha, 330 ml bottle', 330],
    ['Granola 1 kg', 1000],
    ['Tomato soup, 500 ml carton', 500],
    ['Hydration sticks, 30 sticks', 210],
    ['Electrolyte tablets, tube of 20', 110],
    ['Protein bar 5 kg bag', 60],
  ])('%s: %d', (title, size) => {
    expect(estimateProduct(concept(title)).pack?.size).toBe(size);
  });
  it('gives way to one that was chosen', () => {
    const pack = { category: 'fermented_drink', size: 500 } as const;
    expect(estimateProduct(concept('Kombucha, 330 ml bottle', { kind: 'drink', pack })).pack?.size).toBe(500);
  });
});
