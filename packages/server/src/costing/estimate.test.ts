import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Estimate, formFactorUnits, type FormFactor, type VolumeUnit } from '../contract/index.ts';
import { growthOf } from '../testing/growth.ts';
import { constantKeys, constants, valuesWith } from './constants/constants.ts';
import { registry } from '../registry/index.ts';
import { estimateFormula, estimateProduct } from './estimate.ts';
import type { ProductEstimate } from './productEstimate.ts';
import { fillServing } from './fill.ts';
import { proposeFormula, type ProductConcept } from './formula.ts';
import { planFormula, type ProductionPlan } from './plan.ts';
import { costPlan, excessMaterial } from './planRun.ts';
import { breakSizes } from './run/breakSizes.ts';
import { minimumRun, yieldOf } from './run/index.ts';

const concept = (changes: Partial<ProductConcept> = {}): ProductConcept => ({
  concept: 'Magnesium and L-theanine sleep aid',
  description: 'Helps adults wind down in the evening.',
  formFactor: null,
  volume: null,
  volumeUnit: null,
  ...changes,
});
const forms = Object.keys(formFactorUnits) as FormFactor[];
const stored = (estimate: ProductEstimate) => ({
  ...estimate,
  productId: 1,
  isCostSetByUser: false,
  isRevenueSetByUser: false,
});
const cents = (money: string) => Math.round(Number(money) * 100);

const anyForm = fc.constantFrom(...forms);
const anyMeasure = fc.oneof(
  fc.constant({ formFactor: null, volume: null, volumeUnit: null }),
  anyForm.chain((formFactor) =>
    fc.record({
      formFactor: fc.constant(formFactor),
      volume: fc.option(fc.integer({ min: 0, max: 1000 })),
      volumeUnit: fc.option(fc.constantFrom<VolumeUnit>(...formFactorUnits[formFactor])),
    }),
  ),
);
const anyText = fc.oneof(
  fc.string({ maxLength: 200, unit: 'grapheme' }),
  fc.lorem({ maxCount: 30 }),
  fc
    .array(
      fc.constantFrom(
        ...[...registry.materials.values()].map(({ name }) => name),
        '500 mg',
        '2 g',
        ',',
        'gummies',
        'drink',
        'no',
      ),
      {
        maxLength: 40,
      },
    )
    .map((words) => words.join(' ')),
  fc.constantFrom(
    '💤🌙',
    '\u0000',
    '\ud800',
    'x'.repeat(4000),
    "'; DROP TABLE products; --",
    '1e999 mg zinc',
    '__proto__',
  ),
);
const anyConcept: fc.Arbitrary<ProductConcept> = fc
  .tuple(anyText, anyText, anyMeasure)
  .map(([title, description, measure]) => Object.assign({ concept: title, description }, measure));
const anyPlan = anyConcept.map((input) => planFormula(proposeFormula(input)));
const settings = { values: valuesWith() };

describe('any concept', () => {
  it('gives an estimate that the contract takes', () => {
    fc.assert(
      fc.property(anyConcept, (input) => {
        const result = Estimate.safeParse(stored(estimateProduct(input)));
        expect(result.error).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same estimate every time', () => {
    fc.assert(
      fc.property(anyConcept, (input) => {
        expect(estimateProduct(input)).toEqual(estimateProduct(input));
      }),
    );
  });

  it('has a waterfall that adds up to the landed unit cost, to the cent', () => {
    fc.assert(
      fc.property(anyConcept, (input) => {
        const { waterfall, scenarios } = estimateProduct(input);
        const sum = waterfall.reduce((total, { perContainer }) => total + Math.round(perContainer * 100), 0);
        expect(sum).toBe(cents(scenarios.base.landedUnitCost));
        expect(waterfall.every(({ perContainer }) => perContainer >= 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('has low, base and high in order', () => {
    fc.assert(
      fc.property(anyConcept, (input) => {
        const { low, base, high } = estimateProduct(input).scenarios;
        for (const key of ['landedUnitCost', 'estimatedCost', 'estimatedRevenue'] as const) {
          expect(cents(low[key])).toBeLessThanOrEqual(cents(base[key]));
          expect(cents(base[key])).toBeLessThanOrEqual(cents(high[key]));
        }
      }),
    );
  });

  it('costs no more a unit in a bigger run', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 1e6 }),
        (plan, one, two) => {
          const [small, large] = [Math.min(one, two), Math.max(one, two)];
          expect(costPlan(plan, large, settings).landedUnitCost).toBeLessThanOrEqual(
            costPlan(plan, small, settings).landedUnitCost + 1e-9,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('costs no less with more of an ingredient', () => {
    const withMore = (plan: ProductionPlan, factor: number): ProductionPlan => ({
      ...plan,
      lines: plan.lines.map((line, index) =>
        index === 0 ? { ...line, amount: line.amount * factor } : line,
      ),
    });
    fc.assert(
      fc.property(anyPlan, fc.double({ min: 1, max: 20, noNaN: true }), (plan, factor) => {
        const run = minimumRun(plan.pack, settings.values);
        const { margin, freight } = settings.values;
        const fillers = (of: ProductionPlan) =>
          (run * of.servings * fillServing(of, settings.values).extraCost * (1 + freight)) /
          yieldOf(of.pack, settings.values) /
          (1 - margin);
        const total = (of: ProductionPlan) =>
          costPlan(of, run, settings).landedUnitCost * run + excessMaterial(of, run, settings);
        const more = withMore(plan, factor);
        // Chalk, or material that its least order made us buy anyway, may take the place of filler: no more than that is saved.
        const saved = Math.max(0, fillers(plan) - fillers(more));
        const landed = (of: ProductionPlan) => costPlan(of, run, settings).landedUnitCost * run;
        expect(landed(more) + saved).toBeGreaterThanOrEqual(landed(plan) * (1 - 1e-9));
        expect(total(more) + saved).toBeGreaterThanOrEqual(total(plan) * (1 - 1e-9));
      }),
      { numRuns: 300 },
    );
  });

  it('takes no more than its share of time as its text grows', async () => {
    const words = 'magnesium 200 mg, ashwagandha and other things '.repeat(90);
    const long = concept({ description: words.slice(0, 4000) });
    const short = concept({ description: words.slice(0, 1000) });
    expect(await growthOf(estimateProduct, [short, long], 25)).toBeLessThan(10);
  });
});

describe('money', () => {
  it('stays within what can be stored, and says so', () => {
    const dear = estimateProduct(
      concept({
        concept: 'Gummies of saffron 60 g, PQQ 60 g, 5-MTHF 60 g, UC-II 60 g, NMN 60 g and ubiquinol 60 g',
      }),
    );
    expect(dear.estimatedCost).toBe('99999999.99');
    expect(dear.warnings).toContain('A figure is larger than can be stored: it is shown as 99,999,999.99.');
    expect(Estimate.safeParse(stored(dear)).success).toBe(true);
  });
});

describe('every figure', () => {
  it.each(constantKeys)('%s has a band around its base, a unit and a date', (key) => {
    const { cheap, base, dear, unit, label, asOf } = constants[key];
    expect(Math.min(cheap, dear)).toBeLessThanOrEqual(base);
    expect(base).toBeLessThanOrEqual(Math.max(cheap, dear));
    expect(unit).not.toBe('');
    expect(label).not.toBe('');
    expect(asOf).toMatch(/^\d{4}-\d{2}$/);
  });

  it.each(forms)('of a %s has a source or is an assumption, never both', (formFactor) => {
    const { constants: used, ingredients } = estimateProduct(concept({ formFactor }));
    expect(used.length).toBeGreaterThan(20);
    for (const { source, isAssumption } of [...used, ...ingredients])
      expect(isAssumption).toBe(source === null);
  });

  it('that is listed does move or size the estimate', () => {
    const keys = estimateProduct(concept()).constants.map(({ key }) => key);
    expect(keys).toContain('capsuleProcess');
    expect(keys).not.toContain('tabletProcess');
    expect(keys).toContain('overageMineral');
    expect(keys).not.toContain('overageProbiotic');
  });
});

describe('the estimate', () => {
  it('is of the smallest run and adds one-time costs and material minimums', () => {
    const estimate = estimateProduct(concept());
    const { containers, scenarios, oneTimeCost, excessMaterialCost, estimatedCost } = estimate;
    expect(containers).toBe(2500);
    const sum =
      Number(scenarios.base.landedUnitCost) * containers + Number(oneTimeCost) + Number(excessMaterialCost);
    // The unit cost is printed to the cent, the whole is not made of printed cents.
    expect(Math.abs(Number(estimatedCost) - sum)).toBeLessThanOrEqual(containers * 0.005 + 0.02);
    expect(estimate.basis).toContain('First production run of 2,500 bottles');
  });

  it('has its own run among the price breaks', () => {
    const { priceBreaks, containers, scenarios, estimatedCost } = estimateProduct(concept());
    expect(priceBreaks.map((entry) => entry.containers)).toEqual([...breakSizes]);
    expect(priceBreaks.find((entry) => entry.containers === containers)).toEqual({
      containers,
      landedUnitCost: scenarios.base.landedUnitCost,
      estimatedCost,
    });
  });

  it('sells 85 % of the run: 70 % directly at 4.5 times the cost, the rest to the trade', () => {
    const { scenarios, suggestedPrice, estimatedRevenue, containers } = estimateProduct(concept());
    const landed = Number(scenarios.base.landedUnitCost);
    expect(Number(suggestedPrice)).toBeCloseTo(landed * 4.5, 1);
    const each = 0.7 * landed * 4.5 * (1 - 0.16) + 0.3 * (landed / 0.5) * 0.94;
    expect(Number(estimatedRevenue) / (containers * 0.85 * each)).toBeCloseTo(1, 2);
  });

  it('is of the formula alone: lines, form, pack and volume, and of the run that is asked for', () => {
    const formula = proposeFormula(concept());
    expect(estimateFormula(formula)).toEqual(estimateProduct(concept()));
    expect(estimateFormula(formula, 5000)).toMatchObject({
      containers: 5000,
      estimatedCost: estimateFormula(formula).priceBreaks.find((each) => each.containers === 5000)
        ?.estimatedCost,
    });
  });

  it('names at most five drivers, the largest first', () => {
    const drivers = estimateProduct(concept()).drivers ?? [];
    const spans = drivers.map(({ low, high }) => cents(high) - cents(low));
    expect(drivers).toHaveLength(5);
    expect(spans).toEqual([...spans].sort((a, b) => b - a));
  });

  it('warns of what is unusual', () => {
    const { warnings } = estimateProduct(concept({ concept: 'Melatonin 20 mg' }));
    expect(warnings).toContain('Melatonin 20 mg is above the usual most of 5 mg.');
    expect(warnings.some((warning) => warning.startsWith('Raw material is '))).toBe(false);
  });

  it.each([
    ['Saffron extract 300 mg capsules', true],
    ['Ashwagandha capsules', false],
    ['Vitamin D3 K2 drops', false],
    ['Magnesium sleep gummies', false],
    ['Whey protein powder', false],
    ['Iron tablets', false],
  ])('of %s takes the share of raw material for unusual: %s', (title, isUnusual) => {
    const { warnings } = estimateProduct(concept({ concept: title }));
    expect(warnings.some((warning) => warning.startsWith('Raw material is '))).toBe(isUnusual);
  });

  it('warns where the form does not suit', () => {
    const { warnings } = estimateProduct(
      concept({ concept: 'Collagen 10 g and fish oil', formFactor: 'capsule' }),
    );
    expect(warnings.some((warning) => /^A serving takes \d+ capsules: /.test(warning))).toBe(true);
    expect(warnings).toContain(
      'Omega-3 EPA and DHA is an oil: a softgel or a liquid holds it, a capsule does not.',
    );
  });
});
