import { z } from 'zod';
import { Citation } from '../conversations.ts';
import { Estimate } from './estimates.ts';
import { FormFactor, VolumeUnit } from './formFactors.ts';
import { isUnitOf, unitRefusal, type Measure } from './measures.ts';
import { maxConceptLength, maxDescriptionLength, maxInsightsLength, maxVolume } from '../limits.ts';
import {
  ChosenPack,
  KindReading,
  ProductKind,
  ProductPack,
  shapeRefusal,
  type ShapeSent,
} from './productKinds.ts';
import { Money, MoneyInput, ofRecord, operation, PageQuery, RecordId, Text, Timestamp } from '../http.ts';

const conceptIs = 'What the product is, e.g. a sleep aid';
const descriptionIs = 'The claims it makes, or the problem it solves';

const Concept = Text.trim()
  .min(1, 'Enter a product concept')
  .max(maxConceptLength, `Keep the concept to ${maxConceptLength} characters`)
  .describe(conceptIs);
const Description = Text.trim()
  .min(1, 'Enter a product description')
  .max(maxDescriptionLength, `Keep the description to ${maxDescriptionLength} characters`)
  .describe(descriptionIs);
const Insights = Text.max(maxInsightsLength, `Keep the insights to ${maxInsightsLength} characters`);
const volumeIs = 'As the form-factor picker was set, in `volumeUnit`; the estimate says how it reads it';
const Volume = z.int().min(0, 'Enter a volume from 0').max(maxVolume, `Enter a volume up to ${maxVolume}`);

/** What a quote that was taken comes to; the estimate stays beside it. */
export const QuotedCost = z.strictObject({
  total: Money.describe('US dollars of the order, landed'),
  landedUnit: z.string().describe('US dollars of a container that is kept, three decimals'),
  quantity: z.int().describe('Containers of the order'),
  rfqId: RecordId,
  quoteId: RecordId,
});
export type QuotedCost = z.infer<typeof QuotedCost>;

/** A product concept with its figures. */
export const Product = z
  .strictObject({
    id: z.int(),
    createdById: z.int().describe('The user it belongs to'),
    concept: z.string().describe(conceptIs),
    description: z.string().describe(descriptionIs),
    insights: z.string().nullable().describe('Markdown'),
    estimatedCost: Money.nullable().describe('US dollars of the first production run'),
    estimatedRevenue: Money.nullable().describe('US dollars of the first production run'),
    pinned: z.boolean().describe('Kept at the top of the list'),
    formFactor: FormFactor.nullable().describe('The shape the product is sold in'),
    volume: Volume.nullable().describe(volumeIs),
    volumeUnit: VolumeUnit.nullable().describe('One of the form factor’s units'),
    kind: ProductKind.describe('As chosen, or as the words and the form say'),
    isKindSetByUser: z.boolean().describe('Whether the kind was chosen rather than read'),
    pack: ProductPack.nullable().describe('Of a food or drink, as chosen or as usual; null for a supplement'),
    isPackSetByUser: z.boolean().describe('Whether the pack was chosen'),
    estimateWithheld: z
      .string()
      .nullable()
      .describe('Why no figure was worked out; null where they were, or where a person set them'),
    quotedCost: QuotedCost.nullable().optional().describe('Of the quote that was taken; null: none is'),
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
      estimatedCost: '15364.29',
      estimatedRevenue: '36233.38',
      pinned: false,
      formFactor: 'capsule',
      volume: 500,
      volumeUnit: 'mg',
      kind: 'supplement',
      isKindSetByUser: false,
      pack: null,
      isPackSetByUser: false,
      estimateWithheld: null,
      createdAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type Product = z.infer<typeof Product>;

/** A row of the list: a product, without its insights where the list was asked with `insights=false`. */
export const ListedProduct = Product.partial({ insights: true }).meta({
  id: 'ListedProduct',
  example: Product.parse(Product.meta()?.example),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

/** A page of the list; `insights=false` leaves the insights texts out, which are most of its bytes. */
export const ProductsQuery = PageQuery.extend({
  insights: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .pipe(z.boolean())
    .default(true)
    .describe('false: rows without their `insights`, for a list that does not show them'),
});
export type ProductsQuery = z.infer<typeof ProductsQuery>;

const hasFittingUnit = ({ formFactor, volumeUnit }: Measure) =>
  !volumeUnit || (!!formFactor && isUnitOf(formFactor, volumeUnit));
/** A patch without a form is measured against the stored form, which only the server knows. */
const mayHaveFittingUnit = (patch: Measure) => patch.formFactor === undefined || hasFittingUnit(patch);
const fitsShape = (sent: ShapeSent, refuse: z.core.$RefinementCtx) => {
  const refusal = shapeRefusal(sent);
  if (refusal) refuse.addIssue({ code: 'custom', path: [refusal.path], message: refusal.message });
};
const refusedUnit = { ...unitRefusal, path: [unitRefusal.path] };

const ownFigure = 'US dollars. A figure sent is kept and never overwritten; null leaves it to the estimate';

const draftFields = {
  createdById: RecordId.optional().describe('Where sent, it must be one’s own id'),
  concept: Concept,
  description: Description,
  insights: Insights.nullable().optional().describe('Markdown; null leaves it to the server'),
  estimatedCost: MoneyInput.nullable().optional().describe(ownFigure),
  estimatedRevenue: MoneyInput.nullable().optional().describe(ownFigure),
  pinned: z.boolean().optional().describe('Kept at the top of the list'),
  formFactor: FormFactor.nullable().optional().describe('The shape the product is sold in'),
  volume: Volume.nullable().optional().describe(volumeIs),
  volumeUnit: VolumeUnit.nullable()
    .optional()
    .describe('One of the form factor’s units; its default when a form is sent without one'),
  kind: ProductKind.nullable().optional().describe('What the product is; null: as its words and form say'),
  isKindSetByUser: z.boolean().optional().describe('false: the kind is not chosen but read, as of a copy'),
  pack: ChosenPack.nullable().optional().describe('Of a food or drink; null: the usual one'),
  isPackSetByUser: z.boolean().optional().describe('false: the pack is not chosen, as of a copy'),
  estimateWithheld: z.string().nullable().optional().describe('As a copy sends it; the server works it out'),
  quotedCost: QuotedCost.nullable().optional().describe('As a copy sends it; only an award sets it'),
};

/** What a client sends to make a product. What is left out is worked out by the server. */
export const ProductDraft = z
  .strictObject(draftFields)
  .refine(hasFittingUnit, refusedUnit)
  .superRefine(fitsShape)
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
  .refine(mayHaveFittingUnit, refusedUnit)
  .superRefine(fitsShape)
  .meta({ id: 'ProductPatch', example: { concept: 'Magnesium sleep drink' } });
export type ProductPatch = z.infer<typeof ProductPatch>;

/** The words of a product that may be made. */
export const ProductWords = z
  .strictObject({
    concept: Concept,
    description: Text.max(maxDescriptionLength).optional().describe(descriptionIs),
  })
  .meta({ id: 'ProductWords', example: { concept: 'Ginger kombucha' } });
export type ProductWords = z.infer<typeof ProductWords>;

export const productOperations = {
  'products.list': operation('products.list', {
    summary: 'One’s products, pinned first, then newest',
    query: ProductsQuery,
    responses: { 200: z.array(ListedProduct) },
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
    ...ofRecord('product'),
    responses: { 200: Product },
    problems: [400, 404],
  }),
  'products.update': operation('products.update', {
    summary: 'Change any of a product’s fields',
    ...ofRecord('product'),
    ifMatch: 'honoured',
    body: ProductPatch,
    responses: { 200: Product },
    problems: [400, 404, 409, 413, 415],
  }),
  'products.delete': operation('products.delete', {
    summary: 'Delete a product',
    ...ofRecord('product'),
    ifMatch: 'honoured',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'products.togglePin': operation('products.togglePin', {
    summary: 'Pin a product to the top, or unpin it',
    ...ofRecord('product'),
    ifMatch: 'honoured',
    responses: { 200: Product },
    problems: [400, 404, 409],
  }),
  'products.estimate': operation('products.estimate', {
    summary: 'The first-production-run estimate with every line, constant, source and assumption',
    ...ofRecord('product'),
    responses: { 200: Estimate },
    problems: [400, 404],
  }),
  'products.studiedDoses': operation('products.studiedDoses', {
    summary: 'The sources of a product’s insights that state a studied dose, numbered as in their text',
    ...ofRecord('product'),
    responses: { 200: z.array(Citation) },
    problems: [400, 404],
  }),
  'products.readKind': operation('products.readKind', {
    summary: 'Read from its words whether a product is a supplement, a food or a drink; nothing is stored',
    body: ProductWords,
    responses: { 200: KindReading },
    problems: [400, 413, 415],
  }),
};
