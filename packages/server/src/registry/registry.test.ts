import { describe, expect, it } from 'vitest';
import { inLabelUnit } from './labelUnit.ts';
import { joinMaterials } from './materials.ts';
import { registry, usualMaterial } from './registry.ts';

const material = (key: string) => {
  const found = registry.materials.get(key);
  if (!found) throw new Error(`${key} is not in the registry.`);
  return found;
};
const natural = material('vitamin-e/d-alpha-tocopheryl-acetate-50-percent-powder-natural');

describe('a material', () => {
  it('takes its potency from the compound it is bought as', () => {
    expect(material('choline/choline-bitartrate').potency).toBeCloseTo(0.4113, 4);
    expect(material('iodine/potassium-iodide-1-percent-on-carrier').potency).toBeCloseTo(0.007645, 9);
  });

  it('is labelled as the compound where its row says so', () => {
    const { potency, activeShare } = material('glucosamine/glucosamine-hydrochloride');
    expect(potency).toBe(1);
    expect(activeShare).toBeCloseTo(0.8309, 9);
  });

  it('has the price of the price list, with its source where it was read there', () => {
    expect(material('vitamin-c/ascorbic-acid').price).toMatchObject({
      low: 3.04,
      high: 3.55,
      source: 'Business Analytiq index, Jan 2025',
    });
    expect(natural.price.source).toBeNull();
  });

  it('that is usual is the first of its ingredient, or of the ingredient it is a kind of', () => {
    expect(usualMaterial('vitamin-e')?.form).toBe('dl-alpha-tocopheryl acetate 50 % powder');
    expect(usualMaterial('lactobacillus-rhamnosus-gg')?.ingredient).toBe('probiotics');
    expect(usualMaterial('kava')).toBeNull();
  });

  it.each([
    ['a compound', { compound: 'no/such' }, /names “no\/such”/],
    ['a price', { price: 'raw-material/none' }, /names “raw-material\/none”/],
    ['an IU factor', { iu: 'no-such' }, /names “no-such”/],
  ])('that names %s which is not there stops the load', (_, change, message) => {
    const [row] = registry.records.materials;
    if (!row) throw new Error('The registry is empty.');
    expect(() => joinMaterials({ ...registry.records, materials: [{ ...row, ...change }] })).toThrow(message);
  });

  it('with doses out of order stops the load', () => {
    const [row] = registry.records.materials;
    if (!row) throw new Error('The registry is empty.');
    const materials = [{ ...row, doseLow: 10, doseUsual: 5 }];
    expect(() => joinMaterials({ ...registry.records, materials })).toThrow(/cannot be right/);
  });
});

describe('a label amount', () => {
  it.each([
    ['vitamin-d3/cholecalciferol-powder-100-000-iu-g', 1000, 'IU', 25],
    ['vitamin-a/retinyl-palmitate-500-000-iu-g', 1000, 'IU', 300],
    ['vitamin-e/tocopheryl-acetate-50-percent-powder', 400, 'IU', 180],
    [natural.key, 400, 'IU', 268],
    ['potassium/potassium-citrate', 10, 'mEq', 391],
    ['creatine/creatine-monohydrate', 3000, 'mg', 3],
    ['probiotics/blend-of-100-billion-cfu-g', 20, 'billion CFU', 20],
    ['probiotics/blend-of-100-billion-cfu-g', 5000, 'billion CFU', 1000],
  ] as const)('of %s: %d %s is %d', (key, value, unit, expected) => {
    const amount = inLabelUnit({ value, unit }, material(key));
    expect(amount).toBeCloseTo(expected, 9);
  });

  it.each([
    ['probiotics/blend-of-100-billion-cfu-g', 20, 'mg'],
    ['zinc/zinc-picolinate', 100, 'IU'],
    ['zinc/zinc-picolinate', 900, 'g'],
    ['zinc/zinc-picolinate', 0, 'mg'],
    ['zinc/zinc-picolinate', 5, '%'],
  ] as const)('of %s is never %d %s', (key, value, unit) => {
    expect(inLabelUnit({ value, unit }, material(key))).toBeNull();
  });
});
