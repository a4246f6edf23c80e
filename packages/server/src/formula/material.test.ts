import { expect, it } from 'vitest';
import { withMaterials } from './material.ts';

const zinc = {
  name: 'Zinc citrate, Acme',
  nutrient: 'zinc',
  source: 'zinc citrate',
  potency: 31,
  allergens: { milk: 'free' },
  allergenEvidence: { kind: 'letter' as const, text: 'Free of milk' },
  price: { tiers: [{ fromKg: 0, perKg: '9.00' }] },
};
const materials = new Map([[7, zinc]]);
const resolved = (line: object) => withMaterials({ lines: [{ id: 1, ...line }] }, materials).lines[0];

it('a line takes from its material what it has not', () => {
  expect(resolved({ materialId: 7, amount: { value: 15 } })).toEqual({
    id: 1,
    materialId: 7,
    amount: { value: 15 },
    ...zinc,
  });
});

it('what a line has goes before, and null is as absent', () => {
  expect(resolved({ materialId: 7, potency: 30, source: null })).toMatchObject({
    potency: 30,
    source: 'zinc citrate',
  });
});

it('a line with allergens of its own takes no evidence for them', () => {
  const line = resolved({ materialId: 7, allergens: { milk: 'unconfirmed' } });
  expect(line).toMatchObject({ allergens: { milk: 'unconfirmed' } });
  expect(line).not.toHaveProperty('allergenEvidence');
});

it('a line of a material that nobody knows, or of none, stays as it is', () => {
  expect(resolved({ materialId: 8, potency: 30 })).toEqual({ id: 1, materialId: 8, potency: 30 });
  const draft = { lines: [{ id: 1, name: 'Water' }] };
  expect(withMaterials(draft, materials)).toBe(draft);
});
