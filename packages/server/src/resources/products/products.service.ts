import type { Knex } from 'knex';
import { admit, can, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import { studiedDosesIn } from '../../answers/index.ts';
import { defaultUnits, records } from '../../contract/index.ts';
import type { Citation, ProductDraft, ProductPatch } from '../../contract/index.ts';
import type { ProductEstimate } from '../../costing/index.ts';
import { pageOf, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import { Forbidden } from '../../errors.ts';
import type { ExpectVersion } from '../../ports.ts';
import { changedConcept, isChanged, shapedRow } from './concept.ts';
import {
  estimateOfProduct,
  isOutdated,
  refreshOutdated,
  workOut,
  type FigureParts,
} from './figures.service.ts';
import { isHandedBack, isWhole, ownFlags, sentValues, untouched } from './ownValues.ts';
import {
  findProducts,
  ProductModel,
  type ProductKey,
  type ProductRow,
  type ProductsPart,
} from './products.model.ts';

/** What products are made and kept with. */
export type ProductParts = FigureParts;

/** A product with the estimate of its first production run. */
export interface ProductFigures {
  row: ProductModel;
  estimate: ProductEstimate;
}

/** A person's products, pinned first, then newest; what is outdated of them is worked out anew. */
export async function listProducts(
  parts: ProductParts,
  { actor, limit, ...part }: Omit<ProductsPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<ProductRow, ProductKey>> {
  const find = () => findProducts(parts.db, { ...part, ownerId: readableOwner(actor), limit: limit + 1 });
  const found = await find();
  const rows = (await refreshOutdated(parts, found)) ? await find() : found;
  return pageOf(rows, limit, (row) => [Boolean(row.pinned), row.created_at, row.id]);
}

/** Which product, and who asks for it. */
export interface ProductRef {
  id: number;
  actor: Actor;
}

/** A product that is to be changed, as the caller has it. */
export interface ProductChange extends ProductRef {
  expect: ExpectVersion<ProductModel>;
}

/** How its rows are looked upon, those of what is nested in it included. */
export const productSubject: Subject<ProductModel> = {
  kind: 'product',
  ownerOf: (row) => row.created_by_id,
  missing: records.product.missing,
};

/** One of a person's products; what is outdated of it is worked out anew. */
export async function getProduct(parts: ProductParts, { id, actor }: ProductRef): Promise<ProductModel> {
  const find = async () =>
    admit(await ProductModel.query(parts.db).findById(id), productSubject, { actor, action: 'read' });
  const found = await find();
  return (await refreshOutdated(parts, [found])) ? find() : found;
}

/** Does something to a product that nobody else writes to meanwhile. */
async function changeProduct<Result>(
  db: Knex,
  { id, actor, expect, action }: ProductChange & { action: Action },
  work: (trx: Knex, row: ProductModel) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (trx) => {
    const found = await ProductModel.query(trx).findById(id).forUpdate();
    const row = admit(found, productSubject, { actor, action });
    expect(row);
    return work(trx, row);
  });
}

/** Makes a product in `trx`. Insights and figures that were not sent are worked out. */
export async function createProduct(
  parts: ProductParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: ProductDraft },
): Promise<ProductModel> {
  const ownerId = draft.createdById ?? actor.userId;
  if (!can(actor, 'create', { kind: 'product', ownerId })) {
    throw new Forbidden('createdById is not your own id. Leave it out, or send your own.');
  }
  const formFactor = draft.formFactor ?? null;
  const measure = {
    form_factor: formFactor,
    volume: draft.volume ?? null,
    volume_unit: draft.volumeUnit ?? (formFactor && defaultUnits[formFactor]),
  };
  const concept = {
    concept: draft.concept,
    description: draft.description,
    ...shapedRow({ ...measure, kind: null, pack: null, pack_size: null }, draft),
  };
  const sent = sentValues(draft);
  const figures = isWhole(sent) ? {} : await workOut(parts, trx, concept);
  return ProductModel.query(trx)
    .insert({
      ...concept,
      ...figures,
      ...sent,
      created_by_id: ownerId,
      pinned: draft.pinned ?? false,
      created_at: new Date(parts.now()).toISOString(),
    })
    .returning('*');
}

/** Changes any of a product's fields; figures and insights that nobody set follow the concept. */
export async function updateProduct(
  parts: ProductParts,
  { patch, ...change }: ProductChange & { patch: ProductPatch },
): Promise<ProductModel> {
  return changeProduct(parts.db, { ...change, action: 'update' }, async (trx, row) => {
    const concept = changedConcept(row, patch);
    const sent = sentValues(patch);
    const own = { ...ownFlags(row), ...sent };
    const isStale = isHandedBack(patch) || isChanged(row, concept) || isOutdated(parts, row);
    const figures =
      isStale && !isWhole(own) ? untouched(await workOut(parts, trx, { ...row, ...concept }), own) : {};
    const { pinned } = patch;
    return patchRow(trx, row, { ...concept, ...figures, ...sent, pinned });
  });
}

/** Deletes one of a person's products. */
export async function deleteProduct(db: Knex, change: ProductChange): Promise<void> {
  await changeProduct(db, { ...change, action: 'delete' }, async (trx, row) => row.$query(trx).delete());
}

/** Pins a product, or unpins it: two at the same time are two toggles. */
export async function togglePin(parts: ProductParts, change: ProductChange): Promise<ProductModel> {
  return changeProduct(parts.db, { ...change, action: 'update' }, async (trx, row) => {
    const figures = isOutdated(parts, row) ? untouched(await workOut(parts, trx, row), ownFlags(row)) : {};
    return patchRow(trx, row, { ...figures, pinned: !row.pinned });
  });
}

/** The estimate of a product's first production run, worked out anew. */
export async function estimateOf(parts: ProductParts, ref: ProductRef): Promise<ProductFigures> {
  const row = await getProduct(parts, ref);
  return { row, estimate: await estimateOfProduct(parts, parts.db, row) };
}

/** The sources of a product's insights that state a studied dose. */
export async function studiedDosesOf(parts: ProductParts, ref: ProductRef): Promise<Citation[]> {
  const { insights } = await getProduct(parts, ref);
  return studiedDosesIn(insights ?? '', parts.evidence);
}
