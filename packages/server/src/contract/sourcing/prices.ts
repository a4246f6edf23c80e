import { z } from 'zod';
import { Name } from '../formulas/formulaLine.ts';
import { Day, ofRecord, operation, PartQuery, RecordId, RowVersion, Timestamp } from '../http.ts';

/** Who pays and bears what on the way (Incoterms 2020), as far as landed cost tells them apart. */
export const Incoterm = z
  .enum(['EXW', 'FCA', 'FOB', 'DAP', 'DDP'])
  .describe('Who pays and bears what on the way (Incoterms 2020)');
export type Incoterm = z.infer<typeof Incoterm>;

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** A currency by its ISO 4217 code. */
export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Enter a currency like USD or EUR')
  .refine((code) => currencies.has(code), 'There is no such currency');

/** A price with at most four decimals. */
export const UnitPrice = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,4})?$/, 'Enter an amount like 4.10, with at most four decimals')
  .refine((price) => Number(price) !== 0, 'Enter a price above 0')
  .describe('At most four decimals');

/** Whether each of them is above the one before. */
export const isRising = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));

const Tiers = z
  .array(z.strictObject({ kg: z.number().min(0).max(1_000_000).describe('Least order'), price: UnitPrice }))
  .min(1, 'Enter a price')
  .max(20)
  .refine((tiers) => isRising(tiers.map(({ kg }) => kg)), 'Let each tier begin above the one before')
  .describe('Of a kg, by least order');

const fields = {
  supplierId: RecordId.nullable().describe('Who sells at this price'),
  ingredientKey: Name.trim().min(1, 'Enter an ingredient').describe('Key of the registry'),
  form: Name.nullable().describe('The material, e.g. zinc citrate; null: any form'),
  tiers: Tiers,
  currency: Currency,
  asOf: Day.describe('Day it was quoted'),
  moqKg: z.number().min(0).max(1_000_000).nullable().describe('Least order, kg'),
  leadTimeDays: z.int().min(0).max(3650).nullable().describe('From order to delivery'),
  incoterm: Incoterm.nullable(),
};

/** A dated price of an ingredient. */
export const SupplierPrice = z
  .strictObject({
    id: RecordId,
    version: RowVersion,
    ...fields,
    freshness: z
      .enum(['fresh', 'ageing', 'old'])
      .describe('By whole UTC days: at most 30 old is fresh, at most 60 ageing'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({
    id: 'SupplierPrice',
    example: {
      id: 1,
      version: 1,
      supplierId: null,
      ingredientKey: 'zinc',
      form: 'zinc citrate',
      tiers: [{ kg: 25, price: '9.50' }],
      currency: 'USD',
      asOf: '2026-01-05',
      moqKg: 25,
      leadTimeDays: 21,
      incoterm: null,
      freshness: 'old',
      createdAt: '2026-01-05T09:30:00.000Z',
      updatedAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type SupplierPrice = z.infer<typeof SupplierPrice>;

/** What a client sends to keep a price. */
export const SupplierPriceDraft = z
  .strictObject({
    ...fields,
    supplierId: fields.supplierId.default(null),
    form: fields.form.default(null),
    currency: Currency.default('USD'),
    moqKg: fields.moqKg.default(null),
    leadTimeDays: fields.leadTimeDays.default(null),
    incoterm: fields.incoterm.default(null),
  })
  .meta({
    id: 'SupplierPriceDraft',
    example: {
      ingredientKey: 'zinc',
      form: 'zinc citrate',
      tiers: [
        { kg: 25, price: '9.50' },
        { kg: 100, price: '8.75' },
      ],
      currency: 'USD',
      asOf: '2026-01-05',
    },
  });
export type SupplierPriceDraft = z.infer<typeof SupplierPriceDraft>;

/** Any subset of a price's fields. */
export const SupplierPricePatch = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'SupplierPricePatch', example: { moqKg: 50 } });
export type SupplierPricePatch = z.infer<typeof SupplierPricePatch>;

/** Which prices; of all ingredients without a key. */
export const PricesQuery = PartQuery.extend({
  ingredientKey: Name.min(1).optional().describe('Of this ingredient alone'),
});

const price = ofRecord('price');

export const supplierPriceOperations = {
  'prices.list': operation('prices.list', {
    summary: 'Prices that suppliers gave, newest first',
    query: PricesQuery,
    responses: { 200: z.array(SupplierPrice) },
    problems: [400],
  }),
  'prices.create': operation('prices.create', {
    summary: 'Keep a price; formulas are costed with the newest of an ingredient in US dollars',
    headers: ['Idempotency-Key'],
    body: SupplierPriceDraft,
    responses: { 201: SupplierPrice },
    problems: [400, 404, 409, 413, 415],
  }),
  'prices.get': operation('prices.get', {
    summary: 'One price',
    ...price,
    responses: { 200: SupplierPrice },
    problems: [400, 404],
  }),
  'prices.update': operation('prices.update', {
    summary: 'Change any of a price’s fields',
    ...price,
    ifMatch: 'required',
    body: SupplierPricePatch,
    responses: { 200: SupplierPrice },
    problems: [400, 404, 409, 413, 415],
  }),
  'prices.delete': operation('prices.delete', {
    summary: 'Delete a price',
    ...price,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
};
