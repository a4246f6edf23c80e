import {
  documentFileName,
  documentKinds,
  documentRefusal,
  documentTypes,
  emptyPackRefusal,
  fillRefusal,
  formatRefusal,
  isForOthers,
  laterRefusal,
  openRefusal,
  zipType,
  type ActedDocument,
  type DocumentAction,
  type DocumentKind,
  type SourceDifference,
  type StoredDocument,
} from '@seedbed/server/contract';
import {
  differingParts,
  figureErrors,
  figureRefusal,
  gridOf,
  outward,
  packedOf,
  packText,
  writeDocument,
  type Values,
} from '@seedbed/server/documents';
import { csvOf } from '@seedbed/server/sheets';
import type { DocumentRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { outdateCoas } from './coas.ts';
import { decisionOn } from './decisions.ts';
import { documentSources } from './documentSources.ts';
import { checksumOf } from './keptFormulas.ts';
import { ownOf } from './own.ts';
import { newestWith, page } from './pages.ts';
import { ownProduct } from './products.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe, type Reply } from './replay.ts';
import { expected, rowVersion, tagged, write } from './versions.ts';

const ownDocument = ({ id }: { id: number }): DocumentRow =>
  ownOf('document', { id, rows: db.documents, ownerOf: (row) => row.createdById });

const present = (row: DocumentRow): StoredDocument => ({ ...row, version: rowVersion(row) });

const saidBy = (row: Pick<DocumentRow, 'productId' | 'kind'>) =>
  db.documentNumbers.filter(({ productId, kind }) => productId === row.productId && kind === row.kind);

/** What a document of a product says now, and its number; a new number is kept. */
async function written(productId: number, kind: DocumentKind, values: Values) {
  const { sources, refs } = await documentSources(productId, kind);
  const { content, openItems, filledItems } = writeDocument(kind, sources, values);
  const checksum = await checksumOf(content);
  const last = saidBy({ productId, kind }).at(-1);
  const number = last?.checksum === checksum ? last.number : (last?.number ?? 0) + 1;
  if (last?.number !== number) {
    db.documentNumbers.push({ productId, kind, number, checksum, content });
    outdateCoas(productId, kind);
  }
  return { number, checksum, openItems, filledItems, refs, staleSince: null, staleBecause: [] };
}

const valuesOf = ({ filledItems }: DocumentRow): Values =>
  Object.fromEntries(filledItems.map(({ path, text }) => [path, text]));

function contentOf(row: DocumentRow, number: number) {
  const said = saidBy(row).find((each) => each.number === number);
  if (!said) throw new Refusal(404, `There is no number ${number} of this document.`);
  return said.content;
}

/** What would follow from sources that moved: of the mocks' documents only the formula has. */
const differenceOf = ({ staleBecause, checksum }: DocumentRow): SourceDifference | null =>
  staleBecause.length === 0
    ? null
    : { because: staleBecause, changes: [{ path: 'checksum', from: checksum, to: '0'.repeat(64) }] };

function supersedeOthers(row: DocumentRow): void {
  if (row.openItems.length > 0) throw new Refusal(409, openRefusal(row.openItems.length));
  const others = db.documents.filter(
    (each) =>
      each !== row &&
      each.productId === row.productId &&
      each.kind === row.kind &&
      each.status === 'approved',
  );
  const later = others.find(({ number }) => number > row.number);
  if (later) throw new Refusal(409, laterRefusal(later.number));
  for (const other of others) if (other.number < row.number) write(other, { status: 'superseded' });
}

const statusAfter = { submit: 'inReview', approve: 'approved', reject: 'draft' } as const;

interface Sent {
  take?: boolean;
  note?: string;
}

async function act(
  row: DocumentRow,
  action: DocumentAction,
  { take, note = '' }: Sent = {},
): Promise<Reply<ActedDocument>> {
  const decision = decisionOn(row, action, note);
  const refusal = documentRefusal(row.status, action);
  if (refusal !== null) throw new Refusal(409, refusal);
  const difference = differenceOf(row);
  const done = () => tagged(row, { row: present(row), difference });
  if (difference && !take) return done();
  if (difference) write(row, await written(row.productId, row.kind, valuesOf(row)));
  if (action === 'recheck') return done();
  if (action === 'approve') supersedeOthers(row);
  const decided = decision && { ...decision, number: row.number, checksum: row.checksum };
  const approvals = decided ? [...row.approvals, decided] : row.approvals;
  write(row, { status: statusAfter[action], approvals, updatedAt: now() });
  return done();
}

export const documentHandlers = {
  'documents.list': replay('documents.list', ({ query: { productId, kind, status, ...part }, request }) => {
    const own = db.documents.filter((row) => row.createdById === me()?.id);
    return page(newestWith(own, { productId, kind, status }).map(present), part, request);
  }),
  'documents.create': replay('documents.create', async ({ body: { productId, kind, values = {} } }) => {
    ownProduct({ id: productId });
    const says = await written(productId, kind, values);
    const time = now();
    const row: DocumentRow = {
      id: nextId(db.documents),
      createdById: requireMe().id,
      workspaceId: null,
      productId,
      kind,
      status: 'draft',
      approvals: [],
      ...says,
      createdAt: time,
      updatedAt: time,
    };
    db.documents.push(row);
    return tagged(row, present(row));
  }),
  'documents.pack': replay('documents.pack', async ({ params }) => {
    const product = ownProduct(params);
    const packed = packedOf(db.documents.filter(({ productId }) => productId === product.id).map(present));
    // Refuses for the product that has no formula, as the server does.
    if (packed.length === 0) {
      await documentSources(product.id, 'formula');
      throw new Refusal(409, emptyPackRefusal);
    }
    const documents = packed.map(({ document, laterNumber }) => ({ document, laterNumber, files: [] }));
    return new Response(packText({ product: product.concept, documents }), {
      headers: { 'Content-Type': zipType },
    });
  }),
  'documents.get': replay('documents.get', ({ params }) => {
    const row = ownDocument(params);
    return tagged(row, present(row));
  }),
  'documents.update': replay('documents.update', async ({ params, body: { values }, request }) => {
    const row = expected(ownDocument(params), request, present);
    const refusal = fillRefusal(row.status);
    if (refusal !== null) throw new Refusal(409, refusal);
    const known = new Set([...row.openItems, ...row.filledItems].map(({ path }) => path));
    const errors = Object.keys(values)
      .filter((path) => !known.has(path))
      .map((path) => ({ path: `values.${path}`, message: 'This document does not ask for it' }));
    if (errors.length > 0) throw new Refusal(400, 'The document does not ask for some of that.', errors);
    const { sources } = await documentSources(row.productId, row.kind);
    const filled = { ...valuesOf(row), ...values };
    const wrong = figureErrors(writeDocument(row.kind, sources, filled).asked, values);
    if (wrong.length > 0) throw new Refusal(400, figureRefusal, wrong);
    const says = await written(row.productId, row.kind, filled);
    if (says.checksum !== row.checksum) write(row, { ...says, updatedAt: now() });
    return tagged(row, present(row));
  }),
  'documents.delete': replay('documents.delete', ({ params, request }) => {
    const row = expected(ownDocument(params), request, present);
    db.documents.splice(db.documents.indexOf(row), 1);
  }),
  'documents.content': replay('documents.content', ({ params }) => {
    const row = ownDocument(params);
    return {
      number: row.number,
      checksum: row.checksum,
      isDraft: row.status === 'draft' || row.status === 'inReview',
      content: contentOf(row, row.number),
    };
  }),
  'documents.file': replay('documents.file', ({ params, query }) => {
    const row = ownDocument(params);
    const { kind, number, checksum } = row;
    const format = query.format ?? documentKinds[kind].formats[0];
    const refusal = formatRefusal(kind, format);
    if (refusal !== null) throw new Refusal(400, refusal, [{ path: 'format', message: refusal }]);
    const content = contentOf(row, number);
    // The mocks set no type: whatever the file is called, it holds the words of the document.
    const printed = { content, number, checksum, mark: null, standing: row.status };
    const grid = gridOf(outward({ ...printed, isForOthers: isForOthers(kind) }));
    const name = encodeURIComponent(documentFileName({ kind, number, about: content.about }, format));
    const headers = {
      'Content-Type': documentTypes[format],
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    };
    return new Response(csvOf(grid), { headers });
  }),
  'documents.difference': replay('documents.difference', ({ params, query }) => {
    const row = ownDocument(params);
    const number = query.number ?? Math.max(1, row.number - 1);
    const changes = differingParts(contentOf(row, number), contentOf(row, row.number));
    return { from: number, to: row.number, changes };
  }),
  'documents.submit': replay('documents.submit', ({ params, body, request }) =>
    act(expected(ownDocument(params), request, present), 'submit', body),
  ),
  'documents.approve': replay('documents.approve', ({ params, body, request }) =>
    act(expected(ownDocument(params), request, present), 'approve', body),
  ),
  'documents.reject': replay('documents.reject', ({ params, body, request }) =>
    act(expected(ownDocument(params), request, present), 'reject', body),
  ),
  'documents.recheck': replay('documents.recheck', ({ params, body, request }) =>
    act(expected(ownDocument(params), request, present), 'recheck', body),
  ),
};
