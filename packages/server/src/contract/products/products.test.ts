import { describe, expect, it } from 'vitest';
import {
  Estimate,
  maxConceptLength,
  maxInsightsLength,
  Product,
  ProductDraft,
  ProductPatch,
  type FormFactor,
  type VolumeUnit,
} from '../index.ts';

const draft = ProductDraft.parse(ProductDraft.meta()?.example);
const messages = (schema: typeof ProductDraft | typeof ProductPatch, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

describe('a product draft', () => {
  it('is trimmed', () => {
    expect(ProductDraft.parse({ concept: '  Sleep aid ', description: '\n Calm\n' })).toEqual({
      concept: 'Sleep aid',
      description: 'Calm',
    });
  });

  it('needs a concept and a description, and says so', () => {
    expect(messages(ProductDraft, { concept: '   ', description: '' })).toEqual([
      'concept: Enter a product concept',
      'description: Enter a product description',
    ]);
    expect(ProductDraft.safeParse({ concept: 'Only a concept' }).success).toBe(false);
  });

  it('takes what a copy of a product sends', () => {
    const { id: _id, createdAt: _createdAt, ...copy } = Product.parse(Product.meta()?.example);
    expect(ProductDraft.parse({ ...copy, concept: `${copy.concept} (Copy)` })).toMatchObject({
      pinned: false,
    });
  });

  it('has limits', () => {
    expect(ProductDraft.safeParse({ ...draft, concept: 'c'.repeat(maxConceptLength) }).success).toBe(true);
    expect(messages(ProductDraft, { ...draft, concept: 'c'.repeat(maxConceptLength + 1) })).toEqual([
      'concept: Keep the concept to 200 characters',
    ]);
    expect(ProductDraft.safeParse({ ...draft, insights: 'i'.repeat(maxInsightsLength + 1) }).success).toBe(
      false,
    );
  });

  it.each([-1, 1001, 0.5, '500', Number.NaN])('refuses the volume %j', (volume) => {
    expect(ProductDraft.safeParse({ ...draft, volume }).success).toBe(false);
  });

  it.each([0, 500, 1000, null])('takes the volume %j', (volume) => {
    expect(ProductDraft.safeParse({ ...draft, volume }).success).toBe(true);
  });

  it.each([12, '-1', '1.234', '123456789', '1e3'])('refuses the cost %j', (estimatedCost) => {
    expect(messages(ProductDraft, { ...draft, estimatedCost })?.[0]).toMatch(/^estimatedCost: /);
  });
});

describe('the unit of a volume', () => {
  const refusal = ['volumeUnit: Choose one of the form factor’s units'];

  it.each<[FormFactor | null | undefined, VolumeUnit]>([
    ['capsule', 'mL'],
    [null, 'mg'],
    [undefined, 'mg'],
  ])('in a draft of a %s is not %s', (formFactor, volumeUnit) => {
    expect(messages(ProductDraft, { ...draft, formFactor, volumeUnit })).toEqual(refusal);
  });

  it('may be left out, or fit', () => {
    for (const measure of [
      { formFactor: 'liquid' },
      { formFactor: 'liquid', volumeUnit: 'fl oz' },
      { volume: 5 },
    ])
      expect(ProductDraft.safeParse({ ...draft, ...measure }).success).toBe(true);
  });

  it('in a patch without a form is left to the stored form', () => {
    expect(ProductPatch.safeParse({ volumeUnit: 'CFU' }).success).toBe(true);
    expect(messages(ProductPatch, { formFactor: null, volumeUnit: 'mg' })).toEqual(refusal);
    expect(messages(ProductPatch, { formFactor: 'liquid', volumeUnit: 'CFU' })).toEqual(refusal);
  });
});

describe('a product patch', () => {
  it('takes any subset, adds nothing of its own, and never moves a product to somebody else', () => {
    expect(ProductPatch.parse({})).toEqual({});
    expect(ProductPatch.parse({ pinned: true })).toEqual({ pinned: true });
    expect(ProductPatch.parse({ estimatedCost: null, insights: null })).toEqual({
      estimatedCost: null,
      insights: null,
    });
    expect(ProductPatch.safeParse({ createdById: 1 }).success).toBe(false);
    expect(ProductPatch.safeParse({ concept: ' ' }).success).toBe(false);
  });
});

describe('the example of an estimate', () => {
  const estimate = Estimate.parse(Estimate.meta()?.example);

  it('adds up', () => {
    const landed = estimate.waterfall.reduce((sum, row) => sum + row.perContainer, 0);
    expect(landed).toBeCloseTo(Number(estimate.scenarios.base.landedUnitCost), 2);
    const cost =
      Number(estimate.scenarios.base.landedUnitCost) * estimate.containers +
      Number(estimate.oneTimeCost) +
      Number(estimate.excessMaterialCost);
    expect(cost).toBeCloseTo(Number(estimate.estimatedCost), 2);
    for (const row of estimate.waterfall) expect(row.share).toBeCloseTo(row.perContainer / landed, 3);
  });

  it('tells the same figures everywhere, the product’s example included', () => {
    const product = Product.parse(Product.meta()?.example);
    const { estimatedCost, estimatedRevenue } = estimate.scenarios.base;
    expect(estimate).toMatchObject({ estimatedCost, estimatedRevenue });
    expect(product).toMatchObject({ estimatedCost, estimatedRevenue });
  });
});
