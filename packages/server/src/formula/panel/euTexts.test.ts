import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from '../index.ts';
import { adds, cellsOf, food, reckon } from '../testing/reckon.ts';

const eu = (lines: readonly LineDraft[], more: Partial<FormulaDraft> = {}): FormulaDraft => ({
  market: 'EU',
  kind: 'food',
  serving: { household: '1 bar', grams: 50 },
  lines,
  ...more,
});

it('T1: thousands stand without a comma on EU labels', () => {
  const draft = eu([adds('vitamin-c', 1200)], { kind: 'supplement', serving: { units: 1, unit: 'tablet' } });
  expect(cellsOf(draft, 'Vitamin C')).toEqual(['1200 mg', '1500%']);
  expect(cellsOf(eu([food({ fat: 60 }, 50)]), 'Energy')?.[0]).toBe('2220 kJ / 540 kcal');
});

describe('E7: additives', () => {
  const sweet = (more: Partial<LineDraft>) => eu([food({}, 5, { id: 1, purpose: 'sweetener', ...more })]);
  it('stand behind their class', () => {
    expect(reckon(sweet({ name: 'maltitol', profile: { polyols: { maltitol: 100 } } })).panel).toMatchObject({
      ingredients: 'Ingredients: sweetener (maltitol).',
      statements: ['with sweetener(s)'],
    });
  });
  it.each([
    ['sunflower lecithin', 'excipient', 'emulsifier (sunflower lecithin)'],
    ['Pectin (amidated)', 'base', 'gelling agent (Pectin (amidated))'],
    ['E 551', 'excipient', 'anti-caking agent (E 551)'],
    ['ascorbic acid', 'preservative', 'antioxidant (ascorbic acid)'],
    ['ascorbic acid', 'acid', 'acid (ascorbic acid)'],
    ['potassium sorbate', 'preservative', 'preservative (potassium sorbate)'],
    ['sodium citrate', 'acid', 'acidity regulator (sodium citrate)'],
    ['citric acid', 'acid', 'acid (citric acid)'],
    ['gelatine', 'base', 'gelatine'],
    ['emulsifier: lecithin', 'excipient', 'emulsifier: lecithin'],
  ] as const)('%s of a food, there as %s, is %s', (name, purpose, expected) => {
    expect(reckon(eu([food({}, 5, { name, purpose })])).panel.ingredients).toBe(`Ingredients: ${expected}.`);
  });
  it('are none where a supplement is taken for them, where they add a nutrient, or are its shell', () => {
    const lines: LineDraft[] = [
      { id: 1, name: 'psyllium', source: 'guar gum', amount: { value: 500, unit: 'mg' } },
      adds('vitamin-c', 80, { source: 'ascorbic acid' }),
      { id: 3, name: 'hypromellose', purpose: 'shell', amount: { value: 60, unit: 'mg' } },
    ];
    const draft = eu(lines, { kind: 'supplement', form: 'capsule', serving: { units: 1, unit: 'capsule' } });
    expect(reckon(draft).panel.ingredients).toBe('Ingredients: guar gum, ascorbic acid, hypromellose.');
  });
  it('sweeten in whatever role a polyol stands', () => {
    const polyol = eu([food({ polyols: { maltitol: 100 } }, 5, { name: 'maltitol' })]);
    expect(reckon(polyol).panel.statements).toContain('with sweetener(s)');
  });
  it('are not sugars, whatever they sweeten', () => {
    expect(reckon(sweet({ name: 'cane sugar', profile: { sugars: 100 } })).panel).toMatchObject({
      ingredients: 'Ingredients: cane sugar.',
      statements: [],
    });
  });
});

describe('the warning of drinks with much caffeine', () => {
  const drink = (name: string) =>
    eu([{ id: 1, name: 'caffeine', caffeinePercent: 100, amount: { value: 80, unit: 'mg' } }], {
      name,
      isBeverage: true,
      serving: { household: '1 can', ml: 250 },
    });
  it('says how much', () => {
    expect(reckon(drink('Energy drink')).panel.statements).toEqual([
      'High caffeine content. Not recommended for children or pregnant or breast-feeding women (32 mg/100 ml)',
    ]);
  });
  it.each(['Iced coffee', 'Tea, lemon'])('is not for %s', (name) => {
    expect(reckon(drink(name)).panel.statements).toEqual([]);
  });
});

describe('caffeine that a line names', () => {
  const tablet = { kind: 'supplement', form: 'tablet', serving: { units: 1, unit: 'tablet' } } as const;
  const warned =
    'Contains caffeine. Not recommended for children or pregnant women (80 mg per daily portion)';
  const caffeine: LineDraft = { id: 1, amount: { value: 80, unit: 'mg' } };
  it.each<[string, Partial<LineDraft>]>([
    ['by its key', { name: 'Pure energy', ingredient: 'caffeine' }],
    ['by its name', { name: 'Caffeine anhydrous' }],
    ['as a share', { name: 'Energy blend', caffeinePercent: 100 }],
  ])('%s is warned of, whoever typed no share', (_, more) => {
    expect(reckon(eu([{ ...caffeine, ...more }], tablet)).panel.statements).toContain(warned);
  });
  it('is none where a person says so', () => {
    const none = eu([{ ...caffeine, name: 'Caffeine', caffeinePercent: 0 }], tablet);
    expect(reckon(none).panel.statements).not.toContain(warned);
  });
});
