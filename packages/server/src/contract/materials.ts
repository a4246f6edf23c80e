import { z } from 'zod';
import { FormulaLine, Name, open, Price } from './formulas/formulaLine.ts';
import { Day, ofRecord, operation, PageQuery, PageSize, PartQuery, RecordId, Timestamp } from './http.ts';

/** The fields of a line that a material brings to it. */
export const MaterialFields = FormulaLine.pick({
  ingredient: true,
  purpose: true,
  nutrient: true,
  nutrientForm: true,
  source: true,
  potency: true,
  activePercent: true,
  overage: true,
  moisture: true,
  loss: true,
  cfuPerGram: true,
  density: true,
  latinName: true,
  plantPart: true,
  extract: true,
  marker: true,
  constituents: true,
  blend: true,
  class: true,
  statement: true,
  parts: true,
  profile: true,
  allergens: true,
  allergenEvidence: true,
  caffeinePercent: true,
  highIntensity: true,
  note: true,
});
export type MaterialFields = z.infer<typeof MaterialFields>;

const MaterialName = Name.trim().min(1, 'Enter a name').describe('What one calls it');

/** A price as it is sent. Without a day it is of today, without a basis assumed. */
export const MaterialPriceDraft = Price.meta({
  id: 'MaterialPriceDraft',
  example: {
    tiers: [
      { fromKg: 0, perKg: '14.00' },
      { fromKg: 100, perKg: '11.50' },
    ],
    asOf: '2026-01-05',
    supplier: 'Acme Minerals',
    basis: 'quote',
  },
});
export type MaterialPriceDraft = z.infer<typeof MaterialPriceDraft>;

/** A price that was kept. */
export const MaterialPrice = z.strictObject({
  id: RecordId,
  tiers: Price.shape.tiers,
  asOf: Day.describe('Day the price was read or quoted'),
  supplier: z.string().nullable().describe('Who sells at this price'),
  basis: z.enum(['quote', 'list', 'assumed']).describe('How the price is known'),
  createdAt: Timestamp,
});
export type MaterialPrice = z.infer<typeof MaterialPrice>;

const Cost = z.string().nullable().describe('US dollars of a container; null where it cannot be told');

/** A draft whose cost a new price moved. */
const MovedFormula = z.strictObject({
  formulaId: RecordId,
  name: z.string(),
  from: Cost,
  to: Cost,
});

/** How many formulas one request costs anew. */
export const costedAtOnce = 50;

/** A price that was just kept, with the drafts that it moved. */
export const NewMaterialPrice = MaterialPrice.extend({
  moved: z
    .array(MovedFormula)
    .describe(`The ${costedAtOnce} newest drafts that the material is in, by their cost before and after`),
});
export type NewMaterialPrice = z.infer<typeof NewMaterialPrice>;

/** A formula that a material is in. */
export const MaterialUse = z.strictObject({
  formulaId: RecordId,
  name: z.string(),
  productId: RecordId.describe('The product the formula is for'),
  isInDraft: z.boolean().describe('Whether the draft holds it'),
  versions: z.array(z.int()).describe('Versions that hold it, oldest first'),
  perUnit: Cost.describe(
    'Of the draft at the newest price, US dollars a container; null where it cannot be told',
  ),
  versionCosts: z
    .array(z.strictObject({ n: z.int().describe('The version'), perUnit: Cost }))
    .describe('Of those versions, at the prices they were saved with'),
});
export type MaterialUse = z.infer<typeof MaterialUse>;

/** Which part of the formulas that a material is in; each draft is costed for it. */
const UsesQuery = PageQuery.extend({
  limit: PageSize.pipe(z.int().max(costedAtOnce)).default(costedAtOnce).describe('Formulas on a page'),
});

/** A material of one's own. */
export const Material = MaterialFields.extend({
  id: RecordId,
  name: z.string(),
  price: MaterialPrice.nullable().describe('The newest, which drafts are costed with'),
  createdAt: Timestamp,
  updatedAt: Timestamp,
}).meta({
  id: 'Material',
  example: {
    id: 1,
    name: 'Magnesium bisglycinate, Acme',
    nutrient: 'magnesium',
    source: 'magnesium bisglycinate',
    potency: 14.1,
    allergens: { milk: 'free' },
    allergenEvidence: { kind: 'letter', text: 'Free of all nine', date: '2026-01-05' },
    price: null,
    createdAt: '2026-01-05T09:30:00.000Z',
    updatedAt: '2026-01-05T09:30:00.000Z',
  },
});
export type Material = z.infer<typeof Material>;

/** What a client sends to make a material. */
export const MaterialDraft = MaterialFields.extend({
  name: MaterialName,
  price: open(Price).describe('Its first price'),
}).meta({
  id: 'MaterialDraft',
  example: {
    name: 'Magnesium bisglycinate, Acme',
    nutrient: 'magnesium',
    source: 'magnesium bisglycinate',
    potency: 14.1,
  },
});
export type MaterialDraft = z.infer<typeof MaterialDraft>;

/** Any subset of a material's fields; null makes one unknown. */
export const MaterialPatch = MaterialFields.extend({ name: MaterialName.optional() }).meta({
  id: 'MaterialPatch',
  example: { potency: 13.8 },
});
export type MaterialPatch = z.infer<typeof MaterialPatch>;

/** Which field is missing where allergens are told without what that rests on. */
export const evidenceRefusal = {
  path: 'allergenEvidence',
  message: 'Say what the allergens’ status rests on, or leave them unconfirmed',
};

/** Whether allergens are told with what that rests on, or not told at all. */
export const hasAllergenEvidence = ({ allergens, allergenEvidence }: MaterialFields): boolean =>
  Boolean(allergenEvidence) || Object.values(allergens ?? {}).every((status) => status === 'unconfirmed');

const material = ofRecord('material');

export const materialOperations = {
  'materials.list': operation('materials.list', {
    summary: 'One’s own materials, newest first',
    query: PartQuery,
    responses: { 200: z.array(Material) },
    problems: [400],
  }),
  'materials.create': operation('materials.create', {
    summary: 'Make a material, with its first price where there is one',
    headers: ['Idempotency-Key'],
    body: MaterialDraft,
    responses: { 201: Material },
    problems: [400, 409, 413, 415],
  }),
  'materials.get': operation('materials.get', {
    summary: 'One material',
    ...material,
    responses: { 200: Material },
    problems: [400, 404],
  }),
  'materials.update': operation('materials.update', {
    summary: 'Change any of a material’s fields',
    ...material,
    ifMatch: 'required',
    body: MaterialPatch,
    responses: { 200: Material },
    problems: [400, 404, 409, 413, 415],
  }),
  'materials.delete': operation('materials.delete', {
    summary: 'Delete a material that no draft uses; versions keep what they hold of it',
    ...material,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'materials.uses': operation('materials.uses', {
    summary: 'Formulas that a material is in: drafts at today’s cost, versions at theirs',
    ...material,
    query: UsesQuery,
    responses: { 200: z.array(MaterialUse) },
    problems: [400, 404],
  }),
  'materialPrices.list': operation('materialPrices.list', {
    summary: 'The prices of a material, newest first',
    ...material,
    responses: { 200: z.array(MaterialPrice) },
    problems: [400, 404],
  }),
  'materialPrices.create': operation('materialPrices.create', {
    summary: 'Keep a price; drafts are costed with the newest, versions keep theirs',
    ...material,
    headers: ['Idempotency-Key'],
    body: MaterialPriceDraft,
    responses: { 201: NewMaterialPrice },
    problems: [400, 404, 409, 413, 415],
  }),
};
