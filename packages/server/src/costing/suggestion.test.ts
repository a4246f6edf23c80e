import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormFactor } from '../contract/index.ts';
import { registry } from '../registry/index.ts';
import { archetypes } from './archetypes.ts';
import { valuesWith } from './constants/constants.ts';
import { estimateProduct } from './estimate.ts';
import { fillServing } from './fill.ts';
import { limitOf } from './dose/formLimits.ts';
import { proposeFormula, type ProductConcept } from './formula.ts';
import { isCounted, mostOf } from './dose/hold.ts';
import { planFormula, type ProductionPlan } from './plan.ts';

const concept = (title: string, formFactor: FormFactor | null = null): ProductConcept => ({
  concept: title,
  description: '-',
  formFactor,
  volume: null,
  volumeUnit: null,
});
const formOf = (title: string, formFactor: FormFactor | null = null) =>
  estimateProduct(concept(title, formFactor));
const activesOf = (title: string) => formOf(title).ingredients.filter(({ purpose }) => purpose === undefined);
const amountOf = (title: string, name: string) =>
  formOf(title).ingredients.find((line) => line.name === name)?.amountPerServing;

/** Names of ingredients that stand alone, and the words of each kind of supplement. */
const subjects = [
  ...new Set([
    ...archetypes.flatMap(({ words }) => words.slice(0, 1)),
    ...[...registry.materials.values()].map(({ name }) => name),
  ]),
];

/** Pieces of a serving, or its size over the largest: what is poured has 5 % for the density it is reckoned with. */
const heldBy = (plan: ProductionPlan) =>
  isCounted(plan.pack)
    ? fillServing(plan, valuesWith()).units / mostOf(plan.pack, plan.lines)
    : plan.servingMg / 1000 / 1.06 / limitOf(plan.pack).most;

/** What a suggestion has that no such product has. */
function unusualOf(subject: string, form: FormFactor): string[] {
  const input = concept(subject, form);
  const plan = planFormula(proposeFormula(input));
  const limit = limitOf(plan.pack);
  const { withheld, scenarios, estimatedRevenue, containers, suggestedPrice } = estimateProduct(input);
  const [cost, revenue] = [Number(scenarios.base.landedUnitCost), Number(estimatedRevenue) / containers];
  const isIn = (value: number, low: number, high: number) => value >= low - 0.01 && value <= high + 0.01;
  const pieces = isCounted(plan.pack) ? fillServing(plan, valuesWith()).units * plan.servings : 0;
  const checks: readonly (readonly [what: string, isUsual: boolean])[] = [
    ['serving', heldBy(plan) <= 1],
    ['pieces of a container', pieces <= limit.container],
    ['price', Number(suggestedPrice) <= limit.priceHigh],
    ['cost', withheld !== null || isIn(cost, limit.costLow, limit.costHigh)],
    ['revenue', withheld !== null || isIn(revenue, limit.revenueLow, limit.revenueHigh)],
  ];
  return checks.filter(([, isUsual]) => !isUsual).map(([what]) => `${what} of ${subject}`);
}

describe('a suggestion', () => {
  it.each(FormFactor.options)(
    'as a %s has the pieces, cost and revenue of such products, or no figure',
    (form) => {
      expect(subjects.flatMap((subject) => unusualOf(subject, form))).toEqual([]);
    },
  );

  it('keeps to what a serving holds for any ingredients together', () => {
    const anyForm = fc.constantFrom(...FormFactor.options);
    fc.assert(
      fc.property(fc.subarray(subjects, { minLength: 1, maxLength: 8 }), anyForm, (names, form) => {
        const plan = planFormula(proposeFormula(concept(names.join(', '), form)));
        expect(heldBy(plan)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('shows a figure for most of them: limits are for what nobody sells', () => {
    const usual: Record<string, FormFactor> = {
      sleep: 'capsule',
      'collagen peptides': 'powder',
      'vitamin c': 'tablet',
      immune: 'gummie',
      'fish oil': 'softgel',
    };
    for (const [subject, form] of Object.entries(usual)) expect(formOf(subject, form).withheld).toBeNull();
  });

  it('cuts the bulkiest dose to an amount that labels have, and leaves what takes little room', () => {
    expect(amountOf('Collagen beauty gummy', 'Collagen peptides')).toBe(2.5);
    expect(amountOf('Calm evening gummies', 'Magnesium')).toBe(80);
    expect(amountOf('Calm evening gummies', 'Melatonin')).toBe(3);
    expect(amountOf('Psyllium capsules', 'Psyllium')).toBe(2);
  });

  it('says what share of the usual dose it holds, and a form that would hold the whole', () => {
    expect(formOf('Collagen beauty gummy').warnings).toEqual(
      expect.arrayContaining([
        'Collagen peptides: 2.5 g, 25 % of the usual 10 g; a serving of 3 gummies holds no more.',
        'As a powder stick the whole dose fits.',
      ]),
    );
  });

  it.each([
    ['Collagen beauty gummy', 3],
    ['Vitamin C gummies', 2],
    ['Calm evening gummies', 3],
    ['Creatine gummies', 4],
    ['Inulin gummies', 3],
    ['Glycine capsules', 4],
    ['Whey protein tablets', 3],
  ])('of %s takes %i pieces', (title, pieces) => {
    expect(formOf(title).unitsPerServing).toBe(pieces);
  });

  it.each([
    ['Menopause capsules', 'menopause', 'Black cohosh'],
    ['Hangover capsules', 'hangover', 'Dihydromyricetin'],
    ['DHM capsules', 'general', 'Dihydromyricetin'],
    ['Activated charcoal capsules', 'general', 'Activated charcoal'],
    ['Eye health capsules', 'eye', 'Lutein'],
    ['Prostate health softgels', 'prostate', 'Saw palmetto'],
    ['Blood sugar support capsules', 'blood-sugar', 'Berberine'],
    ['Weight management capsules', 'weight', 'Glucomannan'],
    ['Liver detox', 'liver', 'Milk thistle'],
    ['Testosterone booster', 'men', 'Fenugreek'],
    ['Mushroom gummies', 'mushroom', "Lion's mane"],
    ['Pre-workout powder', 'pre-workout', 'Beta-alanine'],
    ['Greens powder', 'greens', 'Spirulina'],
  ])('%s is one of the kind %s, with %s', (title, kind, name) => {
    const { archetype, ingredients } = formOf(title);
    expect(archetype).toBe(kind);
    expect(ingredients.map((line) => line.name)).toContain(name);
  });

  it('says where no word is known, also beside a form', () => {
    const { warnings } = formOf('Zorbium capsules');
    expect(warnings[0]).toMatch(/^The words name no ingredient and no purpose that is known here/);
  });

  it('of a protein powder is sold at what protein powders are', () => {
    expect(formOf('Whey protein powder').suggestedPrice).toBe('60.00');
    expect(formOf('Whey isolate powder').suggestedPrice).toBe('60.00');
  });

  it('leaves amounts that a person gave alone, and shows no figure where no such product is sold', () => {
    const stated = formOf('Collagen 10 g gummies');
    expect(stated.ingredients[0]?.amountPerServing).toBe(10);
    expect(stated.withheld).toBe(
      'A serving takes 12 gummies, and such products have at most 6: lower the amounts, or choose another form.',
    );
  });

  it.each([
    ['25 g protein whey isolate powder', [25]],
    ['Whey protein powder, protein: 30 g per scoop', [30]],
    ['Protein powder, 22 g protein', [22]],
    ['Vegan protein powder, pea and rice, 20 g protein per scoop', [10, 10]],
    ['Pea and rice protein powder', [10, 10]],
    ['Marine collagen sachets, 10 g, 30 sachets', [10]],
    ['Creatine powder, 500 g', [5]],
  ])('%s holds %j g', (title, amounts) => {
    expect(activesOf(title).map((line) => line.amountPerServing)).toEqual(amounts);
  });

  it.each(FormFactor.options)('as a %s fills what a dose that is there already leaves', (formFactor) => {
    const doses = [{ ingredient: 'magnesium', value: 250, unit: 'mg' as const }];
    for (const subject of ['sleep', 'Magnesium and glycine', 'joint', 'Creatine']) {
      const plan = planFormula(proposeFormula({ ...concept(subject, formFactor), doses }));
      expect(plan.lines.find(({ material }) => material.ingredient === 'magnesium')?.amount).toBe(250);
      // What the dose takes by itself is the person's affair: nothing of the suggestion comes on top of a full serving.
      const byItself = heldBy(planFormula(proposeFormula(concept('Magnesium 250 mg', formFactor))));
      expect(byItself > 1 || heldBy(plan) <= 1).toBe(true);
    }
  });

  it('of a powder without flavour is its actives alone', () => {
    const [plain, usual] = ['Unflavoured creatine powder', 'Creatine powder, lemon'].map((title) => {
      const plan = planFormula(proposeFormula(concept(title)));
      return { grams: plan.servingMg / 1000, cost: Number(formOf(title).scenarios.base.landedUnitCost) };
    });
    expect(plain?.grams).toBeCloseTo(5.25, 2);
    expect(usual?.grams).toBeCloseTo(5.78, 2);
    expect((usual?.cost ?? 0) - (plain?.cost ?? 0)).toBeGreaterThan(0.2);
    // Creatine by itself is sold so.
    expect(planFormula(proposeFormula(concept('Creatine powder'))).servingMg).toBeCloseTo(5250, 0);
  });

  it.each([
    ['Shatavari and sage menopause capsules', ['Shatavari', 'Sage']],
    ['Green-lipped mussel capsules', ['Green-lipped mussel']],
    ['Moringa and nettle capsules', ['Moringa', 'Nettle']],
  ])('%s is of what it names', (title, names) => {
    expect(activesOf(title).map((line) => line.name)).toEqual(names);
  });

  it('is sold at no more than such products are', () => {
    const { suggestedPrice, warnings } = formOf('Citicoline gummies 500 mg');
    expect(suggestedPrice).toBe('45.00');
    expect(warnings.some((warning) => warning.startsWith('The usual multiple of the cost would ask $'))).toBe(
      true,
    );
  });

  it('of a blend with one amount that is named has what such a blend has', () => {
    const namesOf = (title: string, description: string) =>
      estimateProduct({ ...concept(title), description })
        .ingredients.filter(({ purpose }) => purpose === undefined)
        .map(({ name, amountPerServing }) => `${name} ${amountPerServing}`);
    expect(namesOf('Pre-workout powder', 'With 150 mg caffeine.')).toEqual(
      expect.arrayContaining(['L-citrulline 6', 'Caffeine 150']),
    );
    expect(namesOf('Caffeine pre-workout powder', '150 mg caffeine.')).toEqual(['Caffeine 150']);
  });

  it.each([
    ['Kids vitamin D drops', '400 IU per drop.', 250],
    ['Vitamin D3 K2 drops', '-', 30],
    ['Multivitamin tablets for men over 50', '-', 30],
  ])('%s, %s: a container holds %i servings', (title, description, servings) => {
    expect(estimateProduct({ ...concept(title), description }).servingsPerContainer).toBe(servings);
  });

  it.each([
    ['Ashwagandha gummies', 'Ashwagandha', 300],
    ['Ashwagandha capsules', 'Ashwagandha', 600],
  ])('%s have %s of %i mg', (title, name, amount) => {
    expect(amountOf(title, name)).toBe(amount);
  });

  it('asks what the product is where no word says it', () => {
    const asked = (input: ProductConcept) =>
      estimateProduct(input).warnings.some((warning) =>
        warning.startsWith('The words do not say what the product is'),
      );
    expect(asked(concept('Something new'))).toBe(true);
    expect(asked(concept('Something new', 'capsule'))).toBe(false);
    expect(asked({ ...concept('Something new'), kind: 'supplement' })).toBe(false);
    expect(asked(concept('Zinc'))).toBe(false);
  });
});

describe('the price of a supplement', () => {
  const priced = archetypes.flatMap(({ key, words }) =>
    (['capsule', 'tablet', 'softgel', 'gummie', 'powder', 'liquid'] as const).map((formFactor) => {
      const estimate = estimateProduct({
        concept: `${words[0] ?? 'daily wellness'} supplement`,
        description: '',
        formFactor,
        volume: null,
        volumeUnit: null,
      });
      return { key, formFactor, estimate };
    }),
  );

  it.each(priced)('of $key as $formFactor leaves a margin that a brand has', ({ estimate }) => {
    const cost = Number(estimate.scenarios.base.landedUnitCost);
    const margin = 1 - cost / Number(estimate.suggestedPrice);
    expect(margin).toBeGreaterThan(0.5);
    expect(margin).toBeLessThan(0.9);
    expect(Number(estimate.estimatedRevenue)).toBeGreaterThan(Number(estimate.estimatedCost));
  });

  it('of a can is what a can is sold for, whatever its cost', () => {
    const cans = priced.filter(({ estimate }) => estimate.containers === 10_000);
    expect(cans.length).toBeGreaterThan(5);
    for (const { estimate } of cans) expect(Number(estimate.suggestedPrice)).toBeLessThanOrEqual(5);
  });
});
