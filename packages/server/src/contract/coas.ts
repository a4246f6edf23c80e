import { z } from 'zod';
import { Name } from './formulaLine.ts';
import { acted } from './provenance.ts';
import { ofRecord, operation, PageQuery, PathNumber, RecordId, Text, Timestamp } from './http.ts';

/** Whether a result keeps its limit. */
export const CoaVerdict = z
  .enum(['pass', 'fail', 'missing', 'unreadable'])
  .describe('unreadable: no limit, or the two cannot be compared');
export type CoaVerdict = z.infer<typeof CoaVerdict>;

const maxResults = 300;
const Day = z.iso
  .date()
  .refine((day) => day >= '1990-01-01' && day < '2101-01-01', 'Enter a day from 1990 to 2100');
const Cell = Text.max(300, 'Keep it to 300 characters');

const resultFields = {
  test: Cell.trim().min(1, 'Name the test').describe('What was tested, e.g. Lead'),
  method: Cell.nullable().describe('How, e.g. ICP-MS'),
  result: Cell.nullable().describe('As it is written, e.g. <0.1 or ND; empty: missing'),
  unit: Cell.nullable().describe('Of the result, e.g. mg/kg'),
  limit: Cell.nullable().describe(
    'With its unit: ≤ 0.5 mg/kg, ≥ 98 %, 95–105 %; empty: that of the specification',
  ),
};

/** A result of a certificate of analysis. */
export const CoaResult = z.strictObject({ ...resultFields, verdict: CoaVerdict });
export type CoaResult = z.infer<typeof CoaResult>;

const ResultDraft = z.strictObject({
  test: resultFields.test,
  method: resultFields.method.default(null),
  result: z
    .union([Cell, z.number().transform(String)])
    .pipe(Cell)
    .nullable()
    .default(null)
    .describe(resultFields.result.description ?? ''),
  unit: resultFields.unit.default(null),
  limit: resultFields.limit.default(null),
});

const fields = {
  productId: RecordId.nullable().describe('The product whose ingredient specification it is checked against'),
  supplierId: RecordId.nullable().describe('Who sent it'),
  ingredientKey: Name.trim().min(1, 'Enter an ingredient').describe('Key of the registry'),
  lot: Name.trim().min(1, 'Enter the lot').describe('As its maker numbers it'),
  madeOn: Day.nullable().describe('Day of manufacture'),
  expiresOn: Day.nullable().describe('Last day of use, or of a retest'),
  fileId: RecordId.nullable().describe('The certificate, a file of one’s own'),
};

/** A certificate of analysis, checked. */
export const Coa = z
  .strictObject({
    id: RecordId,
    version: z.int().positive().describe('Counts up with every change; `If-Match` is measured against it'),
    ...fields,
    results: z.array(CoaResult).describe('In the order of the certificate'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({
    id: 'Coa',
    example: {
      id: 1,
      version: 1,
      productId: null,
      supplierId: null,
      ingredientKey: 'magnesium',
      lot: 'MG-2601',
      madeOn: '2026-01-05',
      expiresOn: '2028-01-04',
      fileId: null,
      results: [
        {
          test: 'Lead',
          method: 'ICP-MS',
          result: '<0.1',
          unit: 'mg/kg',
          limit: '≤ 0.5 mg/kg',
          verdict: 'pass',
        },
      ],
      createdAt: '2026-01-05T09:30:00.000Z',
      updatedAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type Coa = z.infer<typeof Coa>;

const Results = z
  .array(ResultDraft)
  .max(maxResults, `Send at most ${maxResults} results`)
  .describe('In the order of the certificate');
const isInOrder = ({ madeOn, expiresOn }: { madeOn?: string | null; expiresOn?: string | null }) =>
  !madeOn || !expiresOn || madeOn <= expiresOn;
const orderRefusal = {
  path: ['expiresOn'],
  message: 'Enter a day that is not before the day of manufacture',
};

/** What a certificate of analysis says. */
export const CoaDraft = z
  .strictObject({
    ...fields,
    productId: fields.productId.default(null),
    supplierId: fields.supplierId.default(null),
    madeOn: fields.madeOn.default(null),
    expiresOn: fields.expiresOn.default(null),
    fileId: fields.fileId.default(null),
    results: Results.default([]),
  })
  .refine(isInOrder, orderRefusal)
  .meta({
    id: 'CoaDraft',
    example: {
      ingredientKey: 'magnesium',
      lot: 'MG-2601',
      madeOn: '2026-01-05',
      results: [
        { test: 'Lead', method: 'ICP-MS', result: '<0.1', unit: 'mg/kg', limit: '≤ 0.5 mg/kg' },
        { test: 'Assay', result: '99.2', unit: '%', limit: '98–102 %' },
      ],
    },
  });
export type CoaDraft = z.infer<typeof CoaDraft>;

/** Any subset of what a certificate says; its results are checked anew. */
export const CoaPatch = z
  .strictObject({ ...fields, results: Results })
  .partial()
  .refine(isInOrder, orderRefusal)
  .meta({ id: 'CoaPatch', example: { lot: 'MG-2602' } });
export type CoaPatch = z.infer<typeof CoaPatch>;

/** Which of one’s certificates are listed. */
export const CoasQuery = PageQuery.extend({
  productId: PathNumber.optional().describe('Only those of this product'),
  ingredientKey: Name.min(1).optional().describe('Only those of this ingredient'),
});

/** What a check answers. */
export const ActedCoa = acted(Coa);
export type ActedCoa = z.infer<typeof ActedCoa>;

const coa = ofRecord('coa');

export const coaOperations = {
  'coas.list': operation('coas.list', {
    summary: 'One’s own certificates of analysis, newest first',
    query: CoasQuery,
    responses: { 200: z.array(Coa) },
    problems: [400],
  }),
  'coas.create': operation('coas.create', {
    summary: 'Keep a certificate of analysis; its results are checked as it is kept',
    headers: ['Idempotency-Key'],
    body: CoaDraft,
    responses: { 201: Coa },
    problems: [400, 404, 409, 413, 415],
  }),
  'coas.get': operation('coas.get', {
    summary: 'One certificate of analysis',
    ...coa,
    responses: { 200: Coa },
    problems: [400, 404],
  }),
  'coas.update': operation('coas.update', {
    summary: 'Change any of a certificate’s fields; its results are checked anew',
    ...coa,
    ifMatch: 'required',
    body: CoaPatch,
    responses: { 200: Coa },
    problems: [400, 404, 409, 413, 415],
  }),
  'coas.delete': operation('coas.delete', {
    summary: 'Delete a certificate of analysis; its file stays',
    ...coa,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'coas.check': operation('coas.check', {
    summary: 'Check a certificate against its limits, and those of the specification where it says none',
    ...coa,
    ifMatch: 'required',
    headers: ['Idempotency-Key'],
    responses: { 200: ActedCoa },
    problems: [400, 404, 409],
  }),
};
