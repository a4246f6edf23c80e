import { z } from 'zod';
import { Estimate } from './estimates.ts';
import { FormFactor, isUnitOf, VolumeUnit } from './formFactors.ts';
import { IdParams, Money, MoneyInput, operation, PageQuery, Timestamp } from './http.ts';

const Concept = z.string().trim().min(1, 'Enter a product concept').max(200);
const Description = z.string().trim().min(1, 'Enter a product description').max(4000);
const Insights = z.string().max(100_000);
const Volume = z.int().min(0).max(1000);

/** A product concept with its figures. */
export const Product = z
  .strictObject({
    id: z.int(),
    createdById: z.int(),
    concept: z.string(),
    description: z.string(),
    insights: z.string().nullable().describe('Markdown'),
    estimatedCost: Money.nullable(),
    estimatedRevenue: Money.nullable(),
    pinned: z.boolean(),
    formFactor: FormFactor.nullable(),
    volume: Volume.nullable(),
    volumeUnit: VolumeUnit.nullable().describe('One of the form factor’s units'),
    createdAt: Timestamp,
  })
  .meta({
    id: 'Product',
    example: {
      id: 1,
      createdById: 1,
      concept: 'Magnesium and L-theanine sleep aid',
      description: 'Helps adults wind down in the evening without a heavy morning.',
      insights: null,
      estimatedCost: '17250.00',
      estimatedRevenue: '41000.00',
      pinned: false,
      formFactor: 'capsule',
      volume: 500,
      volumeUnit: 'mg',
      createdAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type Product = z.infer<typeof Product>;

const unitFitsForm = (draft: { formFactor?: FormFactor | null; volumeUnit?: VolumeUnit | null }) =>
  !draft.formFactor || !draft.volumeUnit || isUnitOf(draft.formFactor, draft.volumeUnit);
const unitRefusal = { path: ['volumeUnit'], message: 'Choose one of the form factor’s units' };

const draftFields = {
  createdById: z.int().positive().optional().describe('Where sent, it must be one’s own id'),
  concept: Concept,
  description: Description,
  insights: Insights.nullable().optional(),
  estimatedCost: MoneyInput.nullable().optional().describe('Where sent, it is kept and never overwritten'),
  estimatedRevenue: MoneyInput.nullable().optional().describe('Where sent, it is kept and never overwritten'),
  pinned: z.boolean().optional(),
  formFactor: FormFactor.nullable().optional(),
  volume: Volume.nullable().optional(),
  volumeUnit: VolumeUnit.nullable().optional(),
};

/** What a client sends to make a product. What is left out is worked out by the server. */
export const ProductDraft = z
  .strictObject(draftFields)
  .refine(unitFitsForm, unitRefusal)
  .meta({
    id: 'ProductDraft',
    example: {
      concept: 'Magnesium and L-theanine sleep aid',
      description: 'Helps adults wind down in the evening without a heavy morning.',
    },
  });
export type ProductDraft = z.infer<typeof ProductDraft>;

/** Any subset of a product's fields. */
export const ProductPatch = z
  .strictObject(draftFields)
  .omit({ createdById: true })
  .partial()
  .refine(unitFitsForm, unitRefusal)
  .meta({ id: 'ProductPatch', example: { concept: 'Magnesium sleep drink' } });
export type ProductPatch = z.infer<typeof ProductPatch>;

export const productOperations = {
  'products.list': operation('products.list', {
    summary: 'One’s products, pinned first, then newest',
    query: PageQuery,
    responses: { 200: z.array(Product) },
    problems: [400],
  }),
  'products.create': operation('products.create', {
    summary: 'Make a product; insights and estimates are worked out where not sent',
    headers: ['Idempotency-Key'],
    body: ProductDraft,
    responses: { 201: Product },
    problems: [400, 403, 409, 413, 415],
  }),
  'products.get': operation('products.get', {
    summary: 'One product',
    params: IdParams,
    responses: { 200: Product },
    problems: [400, 404],
  }),
  'products.update': operation('products.update', {
    summary: 'Change any of a product’s fields',
    params: IdParams,
    body: ProductPatch,
    responses: { 200: Product },
    problems: [400, 404, 413, 415],
  }),
  'products.delete': operation('products.delete', {
    summary: 'Delete a product',
    params: IdParams,
    responses: { 204: null },
    problems: [400, 404],
  }),
  'products.togglePin': operation('products.togglePin', {
    summary: 'Pin a product to the top, or unpin it',
    params: IdParams,
    responses: { 200: Product },
    problems: [400, 404],
  }),
  'products.estimate': operation('products.estimate', {
    summary: 'The first-production-run estimate with every line, constant, source and assumption',
    params: IdParams,
    responses: { 200: Estimate },
    problems: [400, 404],
  }),
};
