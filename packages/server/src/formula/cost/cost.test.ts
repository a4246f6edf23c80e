import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constants } from '../../costing/constants/constants.ts';
import type { FormulaDraft, LineDraft } from '../index.ts';
import { codesOf, data, reckon, supplement } from '../testing/reckon.ts';

const priced = (perKg: string, more: Partial<LineDraft> = {}): Partial<LineDraft> => ({
  price: { tiers: [{ fromKg: 0, perKg }] },
  ...more,
});
const costOf = (lines: readonly LineDraft[], more: Partial<FormulaDraft> = {}) =>
  reckon(supplement(lines, more)).cost;
const magnesium: LineDraft = {
  id: 1,
  nutrient: 'magnesium',
  amount: { value: 100, unit: 'mg' },
  potency: 14.1,
  moisture: 2,
  overage: 5,
  ...priced('14.00'),
};

describe('C16: a serving', () => {
  it('is Σ weight × price, with freight', () => {
    expect(costOf([magnesium]).perServing).toBe('0.0113');
  });
  it('is not known where no line has a price', () => {
    const unheard = { id: 1, name: 'Unheard of', amount: { value: 5, unit: 'mg' } } as const;
    expect(costOf([unheard]).perServing).toBeNull();
  });
  it('takes the tier that the run’s kilograms reach', () => {
    // 56.991 kg at 100 % yield and 2,500 containers of 30 servings
    const tiers = [
      { fromKg: 57, perKg: '1.00' },
      { fromKg: 25, perKg: '10.00' },
      { fromKg: 0, perKg: '14.00' },
    ];
    const line = { ...magnesium, price: { tiers } };
    const perServing = (batchUnits: number) => costOf([line], { yield: 100, batchUnits }).perServing;
    expect([perServing(1000), perServing(2500), perServing(2501)]).toEqual(['0.0113', '0.0081', '0.0008']);
  });
});

describe('a line that has no price', () => {
  const typicalAsLines = (draft: FormulaDraft): FormulaDraft => ({
    ...draft,
    lines: [
      ...(draft.lines ?? []),
      ...reckon(draft).typical.map(({ role, name, mgPerServing }, at) => ({
        id: `t${at}`,
        name,
        purpose: role,
        amount: { value: mgPerServing, unit: 'mg' as const },
      })),
    ],
  });
  it.each<[string, Partial<FormulaDraft>]>([
    ['capsule', {}],
    ['tablet', { form: 'tablet', serving: { units: 1, unit: 'tablet' } }],
    ['softgel', { form: 'softgel', serving: { units: 1, unit: 'softgel' } }],
    ['gummie', { form: 'gummie', serving: { units: 2, unit: 'gummy' } }],
    ['powder', { form: 'powder', serving: { household: '1 scoop', grams: 5 }, container: { servings: 30 } }],
  ])('costs what the form’s usual one does: %s', (_, more) => {
    const draft = supplement([magnesium], more);
    const real = typicalAsLines(draft);
    expect((real.lines ?? []).length).toBeGreaterThan(1);
    const cents = (each: FormulaDraft) => Math.round(Number(reckon(each).cost.perUnit) * 100);
    expect(Math.abs(cents(real) - cents(draft))).toBeLessThanOrEqual(1);
    expect(codesOf(real).filter((code) => code.startsWith('price.missing'))).toEqual([]);
  });
  it('and is flavour or sweetener takes its part of what these cost in a serving', () => {
    const draft = (lines: readonly LineDraft[]) =>
      supplement([magnesium, ...lines], {
        form: 'powder',
        serving: { household: '1 scoop', grams: 5 },
        container: { servings: 30 },
      });
    const taste = (id: number, purpose: 'flavour' | 'sweetener', value: number): LineDraft => ({
      id,
      name: purpose,
      purpose,
      amount: { value, unit: 'mg' },
    });
    const { bom } = reckon(draft([taste(2, 'flavour', 100), taste(3, 'sweetener', 50)]));
    const dollars = bom.lines
      .slice(1)
      .map(({ mgPerServing, perKg }) => ((mgPerServing ?? 0) * (perKg ?? 0)) / 1e6);
    expect(dollars[0]).toBeCloseTo((constants.flavour.base * 2) / 3, 9);
    expect(dollars[1]).toBeCloseTo(constants.flavour.base / 3, 9);
  });
  it('of flavour is none where the formula is called unflavoured', () => {
    const cents = (name: string) =>
      Number(
        costOf([magnesium], {
          name,
          form: 'powder',
          serving: { household: '1 scoop', grams: 5 },
          container: { servings: 30 },
        }).perUnit,
      ) * 100;
    expect(cents('Magnesium powder') - cents('Magnesium powder, unflavoured')).toBeGreaterThan(30);
  });
  it('and is an active stays without', () => {
    expect(codesOf(supplement([{ id: 1, name: 'Unheard of', amount: { value: 5, unit: 'mg' } }]))).toContain(
      'price.missing:1',
    );
  });
});

/** The capsule of the costing's worked example as a formula: 923 mg in two capsules, $5.50 at 2,500 bottles. */
const example = (more: Partial<FormulaDraft> = {}) =>
  costOf(
    [
      { id: 1, name: 'a', amount: { value: 300, unit: 'mg' }, overage: 5, ...priced('70.00') },
      { id: 2, name: 'b', amount: { value: 200, unit: 'mg' }, overage: 5, ...priced('48.00') },
      {
        id: 3,
        nutrient: 'magnesium',
        potency: 14.1,
        amount: { value: 50, unit: 'mg' },
        overage: 5,
        ...priced('14.00'),
      },
      { id: 4, name: 'c', amount: { value: 3, unit: 'mg' }, overage: 5, ...priced('325.00') },
    ],
    more,
  );

describe('a container', () => {
  it.each([
    [1000, '7.12'],
    [2500, '5.50'],
    [5000, '5.03'],
    [10_000, '4.81'],
  ])('costs at %i what the same concept costs: $%s', (batchUnits, perUnit) => {
    expect(example({ batchUnits }).perUnit).toBe(perUnit);
  });
  it('has a waterfall in cents that add up', () => {
    const { waterfall, perUnit } = example();
    const cents = waterfall.reduce(
      (sum, { perContainer }) => sum + Math.round(Number(perContainer) * 100),
      0,
    );
    expect((cents / 100).toFixed(2)).toBe(perUnit);
    expect(waterfall.find(({ bucket }) => bucket === 'material')?.perContainer).toBe('1.22');
  });
  it('has the price of its own run among the breaks', () => {
    const { priceBreaks, perUnit, run } = example();
    const own = { containers: 2500, landedUnitCost: perUnit, estimatedCost: run };
    expect(priceBreaks).toContainEqual(own);
  });
  it('is not known without servings, pack or weights', () => {
    const unknown = { perUnit: null, run: null, waterfall: [], priceBreaks: [], drivers: [] };
    expect(costOf([magnesium], { container: null })).toMatchObject(unknown);
    expect(costOf([magnesium], { form: null })).toMatchObject(unknown);
    expect(costOf([])).toMatchObject(unknown);
  });
  it('names at most five drivers, largest first', () => {
    const spans = example().drivers.map(({ low, high }) => Number(high) - Number(low));
    expect(spans).toHaveLength(5);
    expect(spans).toEqual(spans.toSorted((a, b) => b - a));
  });
  it('is not moved by a yield that was typed', () => {
    const everything = data.figures.yieldOther.label;
    const labels = (yields: number | null) =>
      costOf([{ ...magnesium, ...priced('5000.00') }], { yield: yields }).drivers.map(({ label }) => label);
    expect(labels(null)).toContain(everything);
    expect(labels(90)).not.toContain(everything);
  });
  it('is moved by a usual price, and not by one’s own', () => {
    const gram = { value: 1, unit: 'g' } as const;
    const labels = (line: Partial<LineDraft>) =>
      costOf([{ id: 1, name: 'L-theanine', amount: gram, ...line }]).drivers.map(({ label }) => label);
    expect(labels({})).toContain('Price of L-theanine');
    expect(labels(priced('100.00'))).not.toContain('Price of L-theanine');
  });
});

describe('what a form takes beside its lines', () => {
  const line = {
    ...magnesium,
    potency: 100,
    moisture: 0,
    overage: 0,
    amount: { value: 400, unit: 'mg' },
  } as const;
  const typical = (lines: readonly LineDraft[], more: Partial<FormulaDraft> = {}) =>
    reckon(supplement(lines, more)).typical;
  const weighs = (lines: readonly LineDraft[], more: Partial<FormulaDraft> = {}) =>
    typical(lines, more).reduce((sum, { mgPerServing }) => sum + mgPerServing, 0);
  const shell: LineDraft = {
    id: 'shell',
    name: 'hypromellose (capsule)',
    purpose: 'shell',
    amount: { value: 272, unit: 'mg' },
  };
  const flow: LineDraft = { id: 'flow', name: 'mcc', purpose: 'excipient', amount: { value: 5, unit: 'mg' } };

  it('is named with its weight: flow agents and shells of capsules', () => {
    expect(typical([line]).map(({ role, name }) => `${role}: ${name}`)).toEqual([
      'excipient: microcrystalline cellulose',
      'excipient: magnesium stearate',
      'excipient: silicon dioxide',
      'shell: hypromellose (capsule)',
    ]);
    expect(weighs([line])).toBeCloseTo(400 * 0.025 + 2 * 136, 9);
  });
  it('has shares of the serving that the fit weighs', () => {
    const { fit, typical: found } = reckon(supplement([line], { form: 'tablet', pack: 'tablet' }));
    const share = found.reduce((sum, each) => sum + each.share, 0);
    expect(share).toBeCloseTo((160 / fit.weightMg) * 100, 9);
  });
  it('is nothing for a role that has lines', () => {
    expect(typical([line, flow, shell])).toEqual([]);
  });
  it.each([
    ['a tablet’s binder', { form: 'tablet' }, 160],
    ['a softgel’s oil', { form: 'softgel' }, 600],
    ['a gummie’s base', { form: 'gummie', serving: { units: 2, unit: 'gummy' } }, 6000],
    ['a powder’s carrier up to its serving', { form: 'powder', serving: { grams: 5 } }, 4600],
    ['a liquid’s water up to its serving', { form: 'liquid', serving: { ml: 10 } }, 10_100],
    ['nothing of a powder without a serving’s weight', { form: 'powder', serving: {} }, 0],
    [
      'nothing of a food: its lines are its recipe',
      { kind: 'food', form: 'powder', serving: { grams: 5 } },
      0,
    ],
  ] as const)('%s', (_, more, mg) => {
    expect(weighs([line], { pack: null, ...more })).toBeCloseTo(mg, 6);
  });
  it('is no carrier in a softgel of oil, which is filled as it is', () => {
    const oil = { id: 'oil', name: 'Omega-3', source: 'fish oil concentrate', potency: 60 };
    const draft = supplement(
      [{ ...oil, ingredient: 'omega-3', amount: { value: 500, unit: 'mg', basis: 'nutrient' } }],
      {
        form: 'softgel',
        serving: { units: 1, unit: 'softgel' },
      },
    );
    expect(reckon(draft).typical).toEqual([]);
    expect(codesOf(draft)).not.toContain('fit.tooBig');
  });
  it('is costed: an own shell replaces the usual one, at the usual price unless it has one', () => {
    const shellCost = (lines: readonly LineDraft[]) =>
      costOf(lines).waterfall.find(({ bucket }) => bucket === 'shell')?.perContainer;
    expect(shellCost([line])).toBe('0.72');
    // The usual price by the piece, whether a line names the shell or none does.
    expect(shellCost([line, shell])).toBe('0.72');
    expect(shellCost([line, { ...shell, price: { tiers: [{ fromKg: 0, perKg: '100.00' }] } }])).toBe('0.87');
    expect(codesOf(supplement([line, shell]))).not.toContain('price.missing:shell');
  });
});

it('material cost grows with the price and never falls', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }), (low, more) => {
      const perUnit = (perKg: number) =>
        Number(costOf([{ ...magnesium, ...priced(perKg.toFixed(2)) }]).perUnit);
      expect(perUnit(low + more)).toBeGreaterThanOrEqual(perUnit(low));
    }),
    { numRuns: 100 },
  );
});

it('the parts of a role make the whole of it', () => {
  const sums = new Map<string, number>();
  for (const { form, role, part } of data.typicalParts) {
    const key = `${form} ${role === 'shell' ? 'shell' : 'content'}`;
    sums.set(key, (sums.get(key) ?? 0) + part);
  }
  for (const [key, sum] of sums) expect({ key, sum: Number(sum.toFixed(6)) }).toEqual({ key, sum: 1 });
});

it('a capsule’s volume in the costing is that of the sizes', () => {
  expect(data.figures.capsuleVolume.base).toBe(data.capsules.find(({ size }) => size === '00')?.mL);
});
