import {
  finishedProduct,
  maxCoaResults,
  xlsxType,
  type Coa,
  type CoaPatch,
  type CoaReading,
  type DocumentKind,
} from '@seedbed/server/contract';
import {
  checkDifference,
  checkResults,
  coaReader,
  ingredientNames,
  isCertified,
  limitsIn,
  namesByLine,
  productLimitsIn,
  readCertificate,
  sentResult,
  uncertifiedRefusal,
  unreadPdf,
  type CoaWords,
  type SentResult,
} from '@seedbed/server/documents';
import { canonicalJson, type FormulaData } from '@seedbed/server/formula';
import formulaData from '../data/formulaData.json' with { type: 'json' };
import specKnowledge from '../data/specKnowledge.json' with { type: 'json' };
import type { CoaRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { ownOf } from './own.ts';
import { newestWith, page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe } from './replay.ts';
import { ownSupplier } from './suppliers.ts';
import { tableOf } from './tables.ts';
import { expected, rowVersion, tagged, write } from './versions.ts';

const ownCoa = ({ id }: { id: number }): CoaRow =>
  ownOf('coa', { id, rows: db.coas, ownerOf: (row) => row.createdById });

const present = ({ createdById: _own, ...row }: CoaRow): Coa => ({
  ...row,
  version: rowVersion(ownCoa(row)),
});

function checkNamed({ productId, supplierId, fileId }: CoaPatch): void {
  if (productId) ownOf('product', { id: productId, rows: db.products, ownerOf: (row) => row.createdById });
  if (supplierId) ownSupplier(supplierId);
  if (fileId) ownOf('file', { id: fileId, rows: db.files, ownerOf: (row) => row.ownerId });
}

const reader = coaReader(specKnowledge.words as CoaWords);
const { ingredients } = formulaData as unknown as Pick<FormulaData, 'ingredients'>;

const linesOf = (productId: number | null) => {
  const [formula] = db.formulas
    .filter((each) => each.productId === productId)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return formula?.draft.lines ?? [];
};

function refuseUnknown({ productId, ingredientKey }: Pick<Coa, 'productId' | 'ingredientKey'>): void {
  if (isCertified(ingredientKey, { lines: linesOf(productId), ingredients })) return;
  throw new Refusal(400, 'The certificate is of an ingredient that is not known. Nothing was stored.', [
    { path: 'ingredientKey', message: uncertifiedRefusal },
  ]);
}

interface Unchecked extends Pick<Coa, 'productId' | 'ingredientKey'> {
  results: readonly SentResult[];
}

function checked({ results, productId, ingredientKey }: Unchecked): Coa['results'] {
  const isProduct = ingredientKey === finishedProduct;
  const kind = isProduct ? 'productSpec' : 'ingredientSpec';
  const content =
    db.documentNumbers.findLast((each) => each.productId === productId && each.kind === kind)?.content ??
    null;
  const lines = linesOf(productId);
  const { findTest } = reader;
  const names = ingredientNames(ingredientKey, { lines, ingredients });
  const namesOf = namesByLine({ lines, ingredients });
  const limits = isProduct
    ? productLimitsIn(content, { findTest, namesOf })
    : limitsIn(content, { names, findTest });
  return checkResults(results, limits, reader);
}

/** The file of the form, or one that is kept. Its own word for its type is taken: the server reads it from the bytes. */
async function sentFile(
  request: Request,
  fileId: number | undefined,
): Promise<{ type: string; text: string }> {
  if (fileId !== undefined) {
    const row = ownOf('file', { id: fileId, rows: db.files, ownerOf: ({ ownerId }) => ownerId });
    return { type: row.mime, text: new TextDecoder().decode(row.content) };
  }
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    throw new Refusal(415, 'Send a file of one of these types: multipart/form-data.');
  }
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || file.size === 0) {
    throw new Refusal(400, 'The request has no file.', [
      { path: 'file', message: 'Send the file as the body, or in a form' },
    ]);
  }
  return { type: file.type, text: await file.text() };
}

const tables: ReadonlySet<string> = new Set(['text/csv', 'text/plain', 'text/tab-separated-values']);

/** Marks the certificates of a product that its newest specification judges otherwise. */
export function outdateCoas(productId: number, kind: DocumentKind): void {
  const isOf = ({ ingredientKey }: CoaRow) =>
    kind === (ingredientKey === finishedProduct ? 'productSpec' : 'ingredientSpec');
  for (const row of db.coas.filter((each) => each.productId === productId && isOf(each))) {
    const results = checked({ ...row, results: row.results.map(sentResult) });
    const isSame = JSON.stringify(results) === JSON.stringify(row.results);
    row.staleSince = isSame ? null : (row.staleSince ?? now());
  }
}

export const coaHandlers = {
  'coas.list': replay('coas.list', ({ query: { productId, ingredientKey, ...part }, request }) => {
    const own = db.coas.filter((row) => row.createdById === me()?.id);
    return page(newestWith(own, { productId, ingredientKey }).map(present), part, request);
  }),
  'coas.create': replay('coas.create', ({ body }) => {
    checkNamed(body);
    refuseUnknown(body);
    const time = now();
    const row: CoaRow = {
      id: nextId(db.coas),
      createdById: requireMe().id,
      ...body,
      results: checked(body),
      staleSince: null,
      createdAt: time,
      updatedAt: time,
    };
    db.coas.push(row);
    return tagged(row, present(row));
  }),
  'coas.read': replay('coas.read', async ({ query: { fileId, mapping }, request }): Promise<CoaReading> => {
    const { type, text } = await sentFile(request, fileId);
    if (type === 'application/pdf') return unreadPdf('it is torn.');
    if (type === xlsxType) throw new Refusal(400, 'The mocks read delimited text only.');
    if (!tables.has(type)) {
      throw new Refusal(
        415,
        'This is no table and no PDF. Send the certificate as CSV, TSV, XLSX or PDF. Nothing was stored.',
      );
    }
    const mark = text.includes(';') ? ',' : null;
    const read = readCertificate({ table: tableOf(text), mark }, { reader, mapping, most: maxCoaResults });
    return { kind: 'table', ...read, mapping: [...read.mapping] };
  }),
  'coas.get': replay('coas.get', ({ params }) => {
    const row = ownCoa(params);
    return tagged(row, present(row));
  }),
  'coas.update': replay('coas.update', ({ params, body, request }) => {
    const row = expected(ownCoa(params), request, present);
    checkNamed(body);
    const next = { ...row, ...body };
    if (next.ingredientKey !== row.ingredientKey) refuseUnknown(next);
    if (next.madeOn && next.expiresOn && next.expiresOn < next.madeOn) {
      throw new Refusal(400, 'The certificate ends before it begins.', [
        { path: 'expiresOn', message: 'Enter a day that is not before the day of manufacture' },
      ]);
    }
    const before = row.results.map(sentResult);
    const { results = before, ...changes } = body;
    const isAsChecked =
      next.productId === row.productId &&
      next.ingredientKey === row.ingredientKey &&
      canonicalJson(results) === canonicalJson(before);
    const verdicts = isAsChecked ? {} : { results: checked({ ...next, results }), staleSince: null };
    write(row, { ...changes, ...verdicts, updatedAt: now() });
    return tagged(row, present(row));
  }),
  'coas.delete': replay('coas.delete', ({ params, request }) => {
    const row = expected(ownCoa(params), request, present);
    db.coas.splice(db.coas.indexOf(row), 1);
  }),
  'coas.check': replay('coas.check', ({ params, body, request }) => {
    const row = expected(ownCoa(params), request, present);
    const results = checked({ ...row, results: row.results.map(sentResult) });
    const difference = checkDifference(row.ingredientKey, row.results, results);
    if (difference && body?.take) write(row, { results, staleSince: null, updatedAt: now() });
    if (!difference) row.staleSince = null;
    return tagged(row, { row: present(row), difference });
  }),
};
