import type { Material, MaterialFields, MaterialPrice } from '@seedbed/server/contract';

/** A material as it is kept: with its owner, and apart from its prices. */
export interface MaterialRow extends Pick<Material, 'id' | 'name' | 'createdAt' | 'updatedAt'> {
  ownerId: number;
  fields: MaterialFields;
}

/** A price as it is kept: with its material. */
export type MaterialPriceRow = MaterialPrice & { materialId: number };

/** Ada's, the newest first, then one of Ben's that she must never see. */
export const materials: MaterialRow[] = [
  {
    id: 3,
    ownerId: 1,
    name: 'Chicory inulin, Orafti',
    fields: {
      purpose: 'carrier',
      statement: 'inulin (chicory root fiber)',
      profile: { carbohydrate: 8, sugars: 8, fibre: 90, protein: 0, fat: 0 },
      allergens: {},
    },
    createdAt: '2026-11-12T08:00:00.000Z',
    updatedAt: '2026-11-12T08:00:00.000Z',
  },
  {
    id: 2,
    ownerId: 1,
    name: 'L-theanine 98 %, Taiyo',
    fields: {
      ingredient: 'l-theanine',
      potency: 98,
      density: 0.45,
    },
    createdAt: '2026-11-10T08:00:00.000Z',
    updatedAt: '2026-11-10T08:00:00.000Z',
  },
  {
    id: 1,
    ownerId: 1,
    name: 'Magnesium bisglycinate, Acme',
    fields: {
      nutrient: 'magnesium',
      source: 'magnesium bisglycinate',
      potency: 14.1,
      moisture: 1.5,
      allergens: { milk: 'free', soy: 'free' },
      allergenEvidence: { kind: 'letter', text: 'Free of all nine', date: '2026-10-01' },
    },
    createdAt: '2026-11-05T08:00:00.000Z',
    updatedAt: '2026-11-06T08:00:00.000Z',
  },
  {
    id: 4,
    ownerId: 2,
    name: 'Ben’s whey',
    fields: {},
    createdAt: '2026-11-11T08:00:00.000Z',
    updatedAt: '2026-11-11T08:00:00.000Z',
  },
];

export const materialPrices: MaterialPriceRow[] = [
  {
    id: 1,
    materialId: 1,
    tiers: [
      { fromKg: 0, perKg: '16.00' },
      { fromKg: 100, perKg: '13.20' },
    ],
    asOf: '2026-06-15',
    supplier: 'Acme Minerals',
    basis: 'quote',
    createdAt: '2026-06-15T08:00:00.000Z',
  },
  {
    id: 2,
    materialId: 1,
    tiers: [
      { fromKg: 0, perKg: '14.00' },
      { fromKg: 100, perKg: '11.50' },
    ],
    asOf: '2026-11-05',
    supplier: 'Acme Minerals',
    basis: 'quote',
    createdAt: '2026-11-05T08:00:00.000Z',
  },
  {
    id: 3,
    materialId: 2,
    tiers: [{ fromKg: 0, perKg: '95.00' }],
    asOf: '2026-08-20',
    supplier: 'Taiyo',
    basis: 'list',
    createdAt: '2026-11-10T08:00:00.000Z',
  },
];
