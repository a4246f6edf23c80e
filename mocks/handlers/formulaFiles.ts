import {
  check,
  ImportedRow,
  operations,
  xlsxType,
  type FormulaImport,
  type FormulaLine,
} from '@seedbed/server/contract';
import { usualPurposeOf, type FormulaData, type FormulaDraft } from '@seedbed/server/formula';
import { bomSheet, csvOf, linesSheet, panelSheet, previewSheet } from '@seedbed/server/sheets';
import formulaData from '../data/formulaData.json' with { type: 'json' };
import { db } from '../db.ts';
import { computed, ownFormula } from './keptFormulas.ts';
import { Refusal } from './refusal.ts';
import { me, replay } from './replay.ts';
import { tableOf } from './tables.ts';
import { versionOf } from './versionRows.ts';

const data = formulaData as unknown as FormulaData;
const noFile = () =>
  new Refusal(400, 'The request has no file.', [
    { path: 'file', message: 'Send the file as the body, or in a form' },
  ]);

/** The text of the file that was sent, by itself or in a form. The mocks read no workbook. */
async function sentText(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  if (type === xlsxType) throw new Refusal(400, 'The mocks read delimited text only.');
  const types: string[] = [...operations['formulas.import'].upload, 'multipart/form-data'];
  if (!types.includes(type))
    throw new Refusal(415, `Send a file of one of these types: ${types.join(', ')}.`);
  const file = type === 'multipart/form-data' ? (await request.formData()).get('file') : request;
  const text = file instanceof Request || file instanceof File ? await file.text() : '';
  if (text === '') throw noFile();
  return text;
}

function acceptable(row: { row: number }): ImportedRow {
  const checked = check(ImportedRow, row, 'body');
  if ('value' in checked) return checked.value as ImportedRow;
  return { row: row.row, status: 'unreadable', problem: `${checked.errors[0]?.message}.` };
}

export const formulaFileHandlers = {
  'formulas.export': replay('formulas.export', ({ params, query: { as, what, version } }) => {
    const formula = ownFormula(params);
    const kept = version === undefined ? undefined : versionOf(formula, version);
    const draft = (kept?.formula ?? formula.draft) as FormulaDraft;
    const { bom, panel } = kept ?? computed(draft);
    const lines = draft.lines ?? [];
    const data = { lines, bom: bom.lines, panel: panel.lines };
    if (as === 'json') return { [what]: data[what] } as { lines: FormulaLine[] };
    const sheets = {
      lines: () => linesSheet(lines, bom),
      bom: () => bomSheet(bom, lines),
      panel: () => panelSheet(panel),
    };
    if (as === 'xlsx') throw new Refusal(400, 'The mocks write no workbook.');
    return new Response(csvOf(sheets[what]()), { headers: { 'Content-Type': 'text/csv' } });
  }),
  'formulas.import': replay('formulas.import', async ({ params, query, request }): Promise<FormulaImport> => {
    ownFormula(params);
    const preview = previewSheet(tableOf(await sentText(request)), {
      known: data.ingredients,
      compounds: data.compounds,
      tradeNames: data.tradeNames,
      usualPurposes: data.usualPurposes,
      usualPurpose: (name) => usualPurposeOf(name, data),
      own: db.materials.filter(({ ownerId }) => ownerId === me()?.id),
      today: '2026-11-21',
      mark: null,
      mapping: query.mapping,
    });
    if (preview.rows.length === 0) throw noFile();
    return { ...preview, rows: preview.rows.map(acceptable) };
  }),
};
