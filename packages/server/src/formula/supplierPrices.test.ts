import { expect, it } from 'vitest';
import { newerPrice, priceForLine, withSupplierPrices, type GivenPrice } from './supplierPrices.ts';

const price = (id: number, changes: Partial<GivenPrice> = {}): GivenPrice => ({
  id,
  ingredientKey: 'zinc',
  form: null,
  tiers: [{ kg: 25, price: '9.50' }],
  currency: 'USD',
  asOf: '2026-11-01',
  supplier: 'Zincworks',
  ...changes,
});
const ofOxide = price(1, { form: 'zinc oxide' });
const older = price(2, { asOf: '2026-10-01' });
const newer = price(3);
const sameDay = price(4);
const inEuros = price(5, { currency: 'EUR', asOf: '2026-11-20' });
const all = [ofOxide, older, newer, sameDay, inEuros];

it.each([
  [{ nutrient: 'zinc' }, 4],
  [{ ingredient: 'zinc', source: 'Zinc Oxide' }, 1],
  [{ nutrient: 'zinc', source: 'zinc citrate' }, 4],
  [{ nutrient: 'iron' }, undefined],
  [{ nutrient: 'zinc', materialId: 7 }, undefined],
  [{ nutrient: 'zinc', price: { tiers: [] } }, undefined],
  [{}, undefined],
])('the line %j is costed by price %s', (line, id) => {
  expect(priceForLine(line, all)?.id).toBe(id);
});

it('a price that is not taken says which is taken before it', () => {
  expect(newerPrice(older, all)?.id).toBe(4);
  expect(newerPrice(newer, all)?.id).toBe(4);
  expect(newerPrice(sameDay, all)).toBeUndefined();
  expect(newerPrice(ofOxide, all)).toBeUndefined();
});

it('a line takes all tiers, the day and who gave them', () => {
  const draft = {
    lines: [
      { id: 1, nutrient: 'zinc' },
      { id: 2, name: 'Water' },
    ],
  };
  const { lines } = withSupplierPrices(draft, all);
  expect(lines[0]).toEqual({
    id: 1,
    nutrient: 'zinc',
    price: {
      tiers: [{ fromKg: 25, perKg: '9.50' }],
      asOf: '2026-11-01',
      supplier: 'Zincworks',
      basis: 'quote',
    },
  });
  expect(lines[1]).toBe(draft.lines[1]);
  expect(withSupplierPrices(draft, [])).toBe(draft);
});
