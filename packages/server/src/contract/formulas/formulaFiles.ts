import { z } from 'zod';
import { FormulaLine } from './formulaLine.ts';
import { ofRecord, operation, PathNumber, Text } from '../http.ts';
import { xlsxType } from '../limits.ts';

/** What a column of an imported table can hold. */
export const ImportField = z.enum([
  'name',
  'amount',
  'unit',
  'form',
  'potency',
  'overage',
  'purpose',
  'price',
  'supplier',
  'statement',
  'note',
]);
export type ImportField = z.infer<typeof ImportField>;

const mostColumns = 100;

/** What the columns of a table hold, where a person corrects it. */
export const ImportQuery = z.strictObject({
  mapping: Text.max(2000)
    .transform((text) => text.split(',').map((field) => field.trim() || null))
    .pipe(z.array(ImportField.nullable()).max(mostColumns))
    .optional()
    .describe('Fields in the order of the columns, parted by commas; nothing leaves one out'),
});
export type ImportQuery = z.infer<typeof ImportQuery>;

/** What would come of a row: nothing is stored. */
export const ImportedRow = z.strictObject({
  row: z.int().positive().describe('Its place in the sheet, from 1'),
  status: z
    .enum(['matched', 'freeText', 'unreadable'])
    .describe('Whether its name is known, stands as it is typed, or no line can be made of the row'),
  line: FormulaLine.partial({ id: true }).optional().describe('To add with the op addLine'),
  problem: z.string().optional().describe('What a person should look at'),
  written: z.string().optional().describe('Name and amount as they stand there, of an unreadable row'),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** What would come of a table. The header and what stands above it are no rows. */
export const FormulaImport = z
  .strictObject({
    columns: z.array(z.string()).describe('As they are headed, or by their letters'),
    mapping: z.array(ImportField.nullable()).describe('What each column holds; null: it is left out'),
    rows: z.array(ImportedRow).describe('Every row with something in it, in the order of the sheet'),
  })
  .meta({
    id: 'FormulaImport',
    example: {
      columns: ['Ingredient', 'Amount (mg)'],
      mapping: ['name', 'amount'],
      rows: [
        {
          row: 2,
          status: 'matched',
          line: { name: 'Zinc', nutrient: 'zinc', amount: { value: 15, unit: 'mg' } },
        },
      ],
    },
  });
export type FormulaImport = z.infer<typeof FormulaImport>;

/** What is taken along, and as what. */
export const ExportQuery = z.strictObject({
  as: z.enum(['csv', 'xlsx', 'json']).default('csv').describe('Kind of the file'),
  what: z.enum(['lines', 'bom', 'panel']).default('lines').describe('Lines, bill of materials or label'),
  version: PathNumber.optional().describe('One of its versions; the draft without it'),
});
export type ExportQuery = z.infer<typeof ExportQuery>;

const Rows = z.array(z.record(z.string(), z.unknown()));
const FormulaExport = z.union([
  z.strictObject({ lines: Rows }),
  z.strictObject({ bom: Rows }),
  z.strictObject({ panel: Rows }),
  z.string(),
]);

export const formulaFileOperations = {
  'formulas.export': operation('formulas.export', {
    summary:
      'Lines, bill of materials or label as a file; text that begins like a formula gets an apostrophe',
    ...ofRecord('formula'),
    query: ExportQuery,
    download: ['text/csv', xlsxType, 'application/json'],
    responses: { 200: FormulaExport },
    problems: [400, 404],
  }),
  'formulas.import': operation('formulas.import', {
    summary: 'What would come of a table of lines; nothing is stored',
    ...ofRecord('formula'),
    query: ImportQuery,
    upload: ['text/csv', 'text/tab-separated-values', xlsxType],
    responses: { 200: FormulaImport },
    problems: [400, 404, 409, 413, 415, 503],
  }),
};
