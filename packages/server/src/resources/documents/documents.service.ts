import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import {
  fillRefusal,
  isDocumentOpen,
  noFormulaRefusal,
  records,
  type DocumentContent,
  type DocumentDifference,
  type DocumentDraft,
  type DocumentKind,
  type DocumentPreview,
} from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import {
  differingParts,
  figureErrors,
  figureRefusal,
  type Item,
  type Values,
} from '../../documents/index.ts';
import { Conflict, Invalid, NotFound } from '../../errors.ts';
import type { ExpectVersion } from '../../ports.ts';
import { outdateCoas } from '../coas/stale.service.ts';
import { ProductModel } from '../products/products.model.ts';
import { productSubject } from '../products/products.service.ts';
import { derivedNow } from '../provenance/columns.ts';
import {
  DocumentModel,
  DocumentNumberModel,
  findDocuments,
  findLastNumber,
  findNumber,
  type DocumentsPart,
  type KindOfProduct,
} from './documents.model.ts';
import { outdateBySpecification } from './stale.service.ts';
import {
  deriveDocument,
  gatherSources,
  type DerivedDocument,
  type DocumentParts,
} from './sources.service.ts';

/** How its rows are looked upon. */
const documentSubject: Subject<DocumentModel> = {
  kind: 'document',
  ownerOf: (row) => row.created_by_id,
  missing: records.document.missing,
};

/** Which document, and who asks for it. */
export interface DocumentRef {
  id: number;
  actor: Actor;
}

/** A document that is to be changed, as the caller has it. */
export interface DocumentChange extends DocumentRef {
  expect: ExpectVersion<DocumentModel>;
}

/** One's own documents, newest first. */
export async function listDocuments(
  { db }: Pick<DocumentParts, 'db'>,
  { actor, limit, ...part }: Omit<DocumentsPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<DocumentModel, NewestKey>> {
  const rows = await findDocuments(db, { ...part, ownerId: readableOwner(actor), limit: oneMore(limit) });
  return newestPage(rows, limit);
}

/** One of a person's documents. */
export async function getDocument(db: Knex, { id, actor }: DocumentRef): Promise<DocumentModel> {
  return admit(await DocumentModel.query(db).findById(id), documentSubject, { actor, action: 'read' });
}

/** Keeps sources of a product from being changed beside what is derived from them, until the transaction ends. */
async function lockProduct(trx: Knex, id: number): Promise<ProductModel | undefined> {
  return ProductModel.query(trx).findById(id).forUpdate();
}

/** What a kind of document of a product says now. */
export async function deriveNow(
  parts: DocumentParts,
  trx: Knex,
  { productId, kind, values }: { productId: number; kind: DocumentKind; values: Values },
): Promise<DerivedDocument> {
  const product = await ProductModel.query(trx).findById(productId);
  const gathered = product && (await gatherSources(parts, trx, { product, kind }));
  if (!gathered) throw new Conflict(noFormulaRefusal);
  return deriveDocument(kind, gathered, values);
}

/** A kind of document of a product. */
type ProductDocument = KindOfProduct & { kind: DocumentKind };

/** The number of what a document says: the last one where it says the same, otherwise the next. */
async function numberOf(
  parts: DocumentParts,
  trx: Knex,
  { of, derived: { checksum, content } }: { of: ProductDocument; derived: DerivedDocument },
): Promise<number> {
  const last = await findLastNumber(trx, of);
  if (last?.checksum === checksum) return last.number;
  const number = (last?.number ?? 0) + 1;
  const { productId: product_id, kind } = of;
  await DocumentNumberModel.query(trx).insert({
    product_id,
    kind,
    number,
    checksum,
    content: JSON.stringify(content),
  });
  const at = new Date(parts.now()).toISOString();
  await outdateCoas(parts, trx, { ...of, at });
  if (of.kind === 'ingredientSpec') await outdateBySpecification(trx, { ...of, at });
  return number;
}

/** The columns of a document that follow from what it says; its number is kept with that. */
export async function writtenColumns(
  parts: DocumentParts,
  trx: Knex,
  { of, derived }: { of: ProductDocument; derived: DerivedDocument },
) {
  const { asked, filledItems, checksum, refs } = derived;
  return {
    number: await numberOf(parts, trx, { of, derived }),
    checksum,
    asked: JSON.stringify(asked),
    filled: JSON.stringify(Object.fromEntries(filledItems.map(({ path, text }) => [path, text]))),
    ...derivedNow(refs),
  };
}

/** Generates a document in `trx`. */
export async function createDocument(
  parts: DocumentParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: DocumentDraft },
): Promise<DocumentModel> {
  const { productId, kind, values = {} } = draft;
  const product = admit(await lockProduct(trx, productId), productSubject, { actor, action: 'update' });
  const derived = await deriveNow(parts, trx, { productId, kind, values });
  const at = new Date(parts.now()).toISOString();
  return DocumentModel.query(trx)
    .insert({
      ...(await writtenColumns(parts, trx, { of: { productId, kind }, derived })),
      created_by_id: actor.userId,
      workspace_id: product.workspace_id ?? null,
      product_id: productId,
      kind,
      status: 'draft',
      approvals: '[]',
      created_at: at,
      updated_at: at,
    })
    .returning('*');
}

/** One of a person's documents as the caller has it, which nobody else writes to until the transaction ends. */
export async function lockDocument(
  trx: Knex,
  { id, actor, action, expect }: DocumentChange & { action: Action },
): Promise<DocumentModel> {
  // The product first, as changes of its formulas lock it before they mark what is derived from them.
  const found = admit(await DocumentModel.query(trx).findById(id), documentSubject, { actor, action });
  await lockProduct(trx, found.product_id);
  const locked = await DocumentModel.query(trx).findById(id).forUpdate();
  const row = admit(locked, documentSubject, { actor, action });
  expect(row);
  return row;
}

function refuseUnasked(values: Values, asked: readonly Item[]): void {
  const known = new Set(asked.map(({ path }) => path));
  const errors = Object.keys(values)
    .filter((path) => !known.has(path))
    .map((path) => ({ path: `values.${path}`, message: 'This document does not ask for it' }));
  if (errors.length > 0) throw new Invalid('The document does not ask for some of that.', errors);
}

function refuseWordsForFigures(values: Values, asked: readonly Item[]): void {
  const errors = figureErrors(asked, values);
  if (errors.length > 0) throw new Invalid(figureRefusal, errors);
}

/** Fills in items of a document that is open. What its sources are now is left alone; a press of its own takes that. */
export async function fillDocument(
  parts: DocumentParts,
  { values, ...change }: DocumentChange & { values: Values },
): Promise<DocumentModel> {
  return transact(parts.db, async (trx) => {
    const row = await lockDocument(trx, { ...change, action: 'update' });
    const refusal = fillRefusal(row.status);
    if (refusal !== null) throw new Conflict(refusal);
    const productId = row.product_id;
    const kind = row.kind as DocumentKind;
    const filled = { ...(JSON.parse(row.filled) as Values), ...values };
    const derived = await deriveNow(parts, trx, { productId, kind, values: filled });
    refuseUnasked(values, [...derived.asked, ...(JSON.parse(row.asked) as Item[])]);
    refuseWordsForFigures(values, derived.asked);
    if (derived.checksum === row.checksum) return row;
    const columns = await writtenColumns(parts, trx, { of: { productId, kind }, derived });
    return patchRow(trx, row, { ...columns, updated_at: new Date(parts.now()).toISOString() });
  });
}

/** Deletes a document with its approvals; what its numbers said is kept, so that they go on counting. */
export async function deleteDocument({ db }: DocumentParts, change: DocumentChange): Promise<void> {
  await transact(db, async (trx) => {
    await (await lockDocument(trx, { ...change, action: 'delete' })).$query(trx).delete();
  });
}

async function contentOf(db: Knex, row: DocumentModel, number: number): Promise<DocumentContent> {
  const said = await findNumber(db, { productId: row.product_id, kind: row.kind, number });
  if (!said) throw new NotFound(`There is no number ${number} of this document.`);
  return JSON.parse(said.content) as DocumentContent;
}

/** What a document says. */
export async function previewOf(db: Knex, row: DocumentModel): Promise<DocumentPreview> {
  const content = await contentOf(db, row, row.number);
  return { number: row.number, checksum: row.checksum, isDraft: isDocumentOpen(row.status), content };
}

/** What one of a person's documents says. */
export async function readDocument(
  db: Knex,
  ref: DocumentRef,
): Promise<{ row: DocumentModel; preview: DocumentPreview }> {
  const row = await getDocument(db, ref);
  return { row, preview: await previewOf(db, row) };
}

/** What differs between a number of a document and what it says. */
export async function compareNumbers(
  db: Knex,
  { number: wanted, ...ref }: DocumentRef & { number: number | undefined },
): Promise<DocumentDifference> {
  const row = await getDocument(db, ref);
  const number = wanted ?? Math.max(1, row.number - 1);
  const changes = differingParts(await contentOf(db, row, number), await contentOf(db, row, row.number));
  return { from: number, to: row.number, changes };
}
