import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from '../index.ts';
import { adds, codesOf, food, packaged, reckon, supplement } from '../testing/reckon.ts';

const statementsOf = (draft: FormulaDraft) => reckon(draft).panel.statements;

describe('upper limits', () => {
  it('stop over the market’s level for a day', () => {
    const magnesium = (value: number, perDay: number) =>
      supplement([adds('magnesium', value)], { serving: { units: 2, unit: 'capsule', perDay } });
    expect(codesOf(magnesium(350, 1))).not.toContain('dose.overLimit:magnesium');
    expect(codesOf(magnesium(200, 2))).toContain('dose.overLimit:magnesium');
  });
  it('count what the level counts: magnesium of foods is not of supplements', () => {
    expect(codesOf(supplement([food({ magnesium: 400 }), adds('magnesium', 100)]))).not.toContain(
      'dose.overLimit:magnesium',
    );
  });
  it('tell nicotinamide from nicotinic acid', () => {
    const niacin = (source: string) =>
      ({ ...supplement([adds('niacin', 16, { source })]), market: 'EU' }) as const;
    expect(codesOf(niacin('nicotinamide'))).not.toContain('dose.overLimit:niacin');
    expect(codesOf(niacin('nicotinic acid'))).toContain('dose.overLimit:niacin');
  });
});

it('a day below the dose that was cited is a warning', () => {
  const cited = (value: number): LineDraft =>
    adds('magnesium', value, { cite: { dose: { low: 200, high: 400, unit: 'mg', per: 'day' } } });
  expect(codesOf(supplement([cited(100)]))).toContain('dose.underStudied:magnesium');
  expect(codesOf(supplement([cited(200)]))).not.toContain('dose.underStudied:magnesium');
});

describe('allergens', () => {
  const free = Object.fromEntries(
    ['milk', 'egg', 'fish', 'crustacean shellfish', 'tree nuts', 'peanuts', 'wheat', 'soy', 'sesame'].map(
      (name) => [name, 'free'],
    ),
  );
  it('start as unconfirmed, and are never printed before', () => {
    const { panel, checks } = reckon(packaged([food({})]));
    expect(panel.allergens).toBeNull();
    expect(checks).toContainEqual(
      expect.objectContaining({ code: 'allergen.unconfirmed', line: 'food', severity: 'stop' }),
    );
  });
  it('are named in the order of the Act, nuts by species', () => {
    const draft = packaged([
      food({}, 100, { allergens: { ...free, 'tree nuts': 'walnuts', milk: 'contains' } }),
    ]);
    expect(reckon(draft).panel.allergens).toBe('Contains: Milk, Tree nuts (walnuts).');
    expect(codesOf(draft)).not.toContain('allergen.unconfirmed:food');
  });
  it.each<[string, LineDraft['allergens'], string | null]>([
    ['a nut', { nuts: 'almonds' }, 'Contains: Tree nuts (almonds).'],
    ['eggs and soybeans', { eggs: 'contains', soybeans: 'contains' }, 'Contains: Egg, Soy.'],
    ['wheat among the cereals', { 'cereals containing gluten': 'spelt' }, 'Contains: Wheat.'],
    ['oats', { 'cereals containing gluten': 'oats' }, null],
  ])('that are confirmed by the EU’s name are declared in the US too: %s', (_, allergens, expected) =>
    expect(reckon(packaged([food({}, 100, { allergens })])).panel.allergens).toBe(expected),
  );
  it('stay unconfirmed where the other market’s name says less', () => {
    const openOf = (allergens: LineDraft['allergens'], market: 'US' | 'EU' = 'US') =>
      reckon(packaged([food({}, 100, { allergens })], { market })).checks.find(
        ({ code }) => code === 'allergen.unconfirmed',
      )?.text;
    expect(openOf({ nuts: 'free' })).toBe('No allergen is confirmed. Ask the supplier for a statement.');
    expect(openOf({ eggs: 'free' })).not.toMatch(/\begg\b/);
    expect(openOf({ wheat: 'free', egg: 'free' }, 'EU')).toContain('cereals containing gluten');
    expect(openOf({ wheat: 'contains' }, 'EU')).not.toContain('cereals containing gluten');
  });
});

describe('statements', () => {
  it('iron in solid supplements', () => {
    expect(statementsOf(supplement([adds('iron', 18)]))[0]).toMatch(
      /^WARNING: Accidental overdose of iron-containing products/,
    );
    expect(statementsOf(supplement([adds('iron', 18)], { form: 'powder' }))).toEqual([]);
    expect(statementsOf(supplement([food({ iron: 20 })]))).toEqual([]);
  });
  it('protein of more than half the calories', () => {
    expect(statementsOf(supplement([food({ protein: 80, fat: 5 }, 30)], { form: 'powder' }))).toEqual([
      'Notice: Use this product as a food supplement only. Do not use for weight reduction.',
    ]);
  });
  it('sweeteners beside sugars', () => {
    const lines = [
      food({ carbohydrate: 100, sugars: 100, addedSugars: 100 }, 10, { id: 1 }),
      food({}, 1, { id: 2, name: 'sucralose', purpose: 'sweetener' }),
    ];
    expect(
      statementsOf({ market: 'EU', kind: 'food', serving: { household: '1 bar', grams: 11 }, lines }),
    ).toEqual(['with sugar(s) and sweetener(s)']);
  });
});

it.each<[string, FormulaDraft]>([
  ['overage.none:zinc', supplement([adds('zinc', 11)])],
  ['label.shellMissing', supplement([adds('zinc', 11)])],
  ['serving.pieces', supplement([adds('zinc', 11)], { container: { units: 61 } })],
  ['line.unmatched:x', supplement([{ id: 'x', name: 'Unheard of', amount: { value: 5, unit: 'mg' } }])],
  ['price.missing:x', supplement([{ id: 'x', name: 'Unheard of', amount: { value: 5, unit: 'mg' } }])],
  ['mix.minor:vitamin-b12', supplement([adds('vitamin-b12', 0.1), food({}, 1)])],
  ['profile.incomplete:food', packaged([food({ fat: 1 })])],
  ['eu.insignificant:zinc', { ...supplement([adds('zinc', 1)]), market: 'EU' }],
  ['fit.tooBig', supplement([{ id: 1, name: 'mix', amount: { value: 1500, unit: 'mg' } }])],
])('%s', (code, draft) => {
  expect(codesOf(draft)).toContain(code);
});

it('a substance as it is needs no profile; what holds some of it does', () => {
  const caffeine = (more: Partial<LineDraft>): LineDraft => ({
    id: 'c',
    name: 'Caffeine',
    ingredient: 'caffeine',
    amount: { value: 80, unit: 'mg' },
    ...more,
  });
  const asks = (more: Partial<LineDraft>) => codesOf(packaged([caffeine(more)]));
  expect(asks({})).not.toContain('profile.incomplete:c');
  expect(asks({ caffeinePercent: 22 })).toContain('profile.incomplete:c');
  expect(asks({ potency: 50 })).toContain('profile.incomplete:c');
  expect(asks({ extract: { kind: 'dry' } })).toContain('profile.incomplete:c');
  expect(asks({ name: 'Whey', ingredient: 'whey-protein' })).toContain('profile.incomplete:c');
});

it('stops come before warnings, and those before notes', () => {
  const severities = reckon(supplement([adds('zinc', 60), adds('vitamin-c', 1)])).checks.map(
    ({ severity }) => severity,
  );
  expect(severities).toEqual(
    severities.toSorted((a, b) => 'swn'.indexOf(a[0] ?? '') - 'swn'.indexOf(b[0] ?? '')),
  );
});
