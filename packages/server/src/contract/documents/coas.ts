import { z } from 'zod';
import { Name } from '../formulas/formulaLine.ts';
import { acted } from '../provenance.ts';
import { PageQuery, PathNumber, RecordId, Text, Timestamp } from '../http.ts';
import { finishedProduct } from './finishedProduct.ts';
import { maxCoaResults } from '../limits.ts';

/** Whether a result keeps its limit. */
export const CoaVerdict = z
  .enum(['pass', 'fail', 'missing', 'unreadable'])
  .describe('unreadable: no limit, or the two cannot be compared');
export type CoaVerdict = z.infer<typeof CoaVerdict>;

const mostColumns = 100;
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
    'As the certificate states it, with its unit: ≤ 0.5 mg/kg, ≥ 98 %, 95–105 %; the specification’s goes first',
  ),
};

/** A result of a certificate of analysis. */
export const CoaResult = z.strictObject({
  ...resultFields,
  limit: Cell.nullable().describe('What it was checked against; null: there is no limit'),
  limitFrom: z
    .enum(['specification', 'certificate'])
    .nullable()
    .describe('Whose limit that is; the one of the product’s specification goes first'),
  stated: Cell.nullable().describe('The limit that was sent with it, as the certificate states it'),
  verdict: CoaVerdict,
});
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
  productId: RecordId.nullable().describe('The product whose specification it is checked against'),
  supplierId: RecordId.nullable().describe('Who sent it'),
  ingredientKey: Name.trim()
    .min(1, 'Enter an ingredient')
    .describe(`Key of the registry; ${finishedProduct} for the product itself`),
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
    staleSince: Timestamp.nullable().describe('When its specification came to say otherwise; null: never'),
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
          limitFrom: 'certificate',
          stated: '≤ 0.5 mg/kg',
          verdict: 'pass',
        },
      ],
      staleSince: null,
      createdAt: '2026-01-05T09:30:00.000Z',
      updatedAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type Coa = z.infer<typeof Coa>;

const Results = z
  .array(ResultDraft)
  .max(maxCoaResults, `Send at most ${maxCoaResults} results`)
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

/** Any subset of what a certificate says; other results, or of something else, are checked anew. */
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

/** What a column of a certificate can hold. */
export const CoaField = z.enum(['test', 'method', 'result', 'unit', 'limit']);
export type CoaField = z.infer<typeof CoaField>;

/** What is read, and what its columns hold where a person corrects it. */
export const CoaReadQuery = z.strictObject({
  fileId: PathNumber.optional().describe('A file of one’s own that is kept already; none is sent then'),
  mapping: Text.max(2000)
    .transform((text) => text.split(',').map((field) => field.trim() || null))
    .pipe(z.array(CoaField.nullable()).max(mostColumns))
    .optional()
    .describe('Fields in the order of the columns, parted by commas; nothing leaves one out'),
});
export type CoaReadQuery = z.infer<typeof CoaReadQuery>;

const Place = z.int().positive().describe('Its place in the sheet, from 1');

/** What would come of a certificate. Nothing is stored. */
export const CoaReading = z
  .strictObject({
    kind: z.enum(['table', 'pdf']).describe('pdf: one without text; keep it as the certificate’s file'),
    columns: z.array(z.string()).describe('As they are headed, or by their letters'),
    mapping: z.array(CoaField.nullable()).describe('What each column holds; null: it is left out'),
    rows: z
      .array(z.strictObject({ row: Place, ...resultFields }))
      .describe('To be sent with a certificate, without their places'),
    skipped: z
      .array(
        z.strictObject({
          row: Place,
          text: z.string().describe('What stands in it'),
          why: z.string().describe('Why it is left out, in words'),
        }),
      )
      .describe('Rows below the headings that are no results'),
    head: z
      .strictObject({
        lot: z.string().nullable().describe('As its maker numbers it'),
        madeOn: Day.nullable().describe('Day of manufacture'),
        expiresOn: Day.nullable().describe('Last day of use, or of a retest'),
        ingredient: z.string().nullable().describe('What it is of, as it is called there'),
        supplier: z.string().nullable().describe('Who made or sent it'),
      })
      .describe('What stands beside the table; null: nothing, or it cannot be told'),
    notes: z.array(z.string()).describe('What a person should look at'),
  })
  .meta({
    id: 'CoaReading',
    example: {
      kind: 'table',
      columns: ['Test', 'Result', 'Unit', 'Specification'],
      mapping: ['test', 'result', 'unit', 'limit'],
      rows: [{ row: 4, test: 'Lead', method: null, result: '<0.1', unit: 'mg/kg', limit: '≤ 0.5 mg/kg' }],
      skipped: [{ row: 3, text: 'Heavy metals', why: 'It has neither a result nor a limit.' }],
      head: { lot: 'MG-2601', madeOn: '2026-01-05', expiresOn: null, ingredient: null, supplier: null },
      notes: [],
    },
  });
export type CoaReading = z.infer<typeof CoaReading>;

/** What a check answers. */
export const ActedCoa = acted(Coa);
export type ActedCoa = z.infer<typeof ActedCoa>;
