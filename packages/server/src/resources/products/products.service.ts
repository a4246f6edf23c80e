import type { Knex } from 'knex';
import { composeInsights, type Answerer } from '../../answers/index.ts';
import { defaultUnits } from '../../contract/index.ts';
import type { FormFactor, ProductDraft, ProductPatch, VolumeUnit } from '../../contract/index.ts';
import { estimateProduct, type ProductEstimate } from '../../costing/index.ts';
import { transact } from '../../db/transact.ts';
import { Forbidden, NotFound } from '../../errors.ts';
import type { Evidence } from '../../evidence/index.ts';
import { findPassages } from '../articles/passages.service.ts';
import { changedConcept, isChanged, type Concept } from './concept.ts';
import { isHandedBack, isWhole, ownFlags, sentValues, untouched, type Figures } from './ownValues.ts';
import {
  findProducts,
  ProductModel,
  type ProductKey,
  type ProductRow,
  type ProductsPart,
} from './products.model.ts';

/** What figures and insights are worked out with. */
export interface ProductParts {
  db: Knex;
  evidence: Evidence;
  answerer: Answerer;
  now(): number;
}

/** A page of products and where the next one starts. */
export interface ProductPage {
  rows: ProductRow[];
  next: ProductKey | null;
}

/** A product with the estimate of its first production run. */
export interface ProductFigures {
  row: ProductModel;
  estimate: ProductEstimate;
}

/** A person's products, pinned first, then newest. */
export async function listProducts(db: Knex, { limit, ...part }: ProductsPart): Promise<ProductPage> {
  const rows = await findProducts(db, { ...part, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    rows: last ? rows.slice(0, limit) : rows,
    next: last ? [Boolean(last.pinned), last.created_at, last.id] : null,
  };
}

/** Which product, and whose it has to be. */
export interface ProductRef {
  id: number;
  ownerId: number;
}

/** One of a person's products. */
export async function getProduct(db: Knex, { id, ownerId }: ProductRef): Promise<ProductModel> {
  const row = await ProductModel.query(db).findById(id).where({ created_by_id: ownerId });
  if (!row) throw noSuchProduct();
  return row;
}

const noSuchProduct = () => new NotFound('There is no such product among yours.');

/** Makes a product in `trx`. Insights and figures that were not sent are worked out. */
export async function createProduct(
  parts: ProductParts,
  { trx, ownerId, draft }: { trx: Knex; ownerId: number; draft: ProductDraft },
): Promise<ProductModel> {
  if (draft.createdById !== undefined && draft.createdById !== ownerId) {
    throw new Forbidden('createdById is not your own id. Leave it out, or send your own.');
  }
  const formFactor = draft.formFactor ?? null;
  const concept = {
    concept: draft.concept,
    description: draft.description,
    form_factor: formFactor,
    volume: draft.volume ?? null,
    volume_unit: draft.volumeUnit ?? (formFactor && defaultUnits[formFactor]),
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
  { id, ownerId, patch }: ProductRef & { patch: ProductPatch },
): Promise<ProductModel> {
  return transact(parts.db, async (trx) => {
    const row = await ProductModel.query(trx).findById(id).where({ created_by_id: ownerId }).forUpdate();
    if (!row) throw noSuchProduct();
    const concept = changedConcept(row, patch);
    const sent = sentValues(patch);
    const own = { ...ownFlags(row), ...sent };
    const isStale = isHandedBack(patch) || isChanged(row, concept);
    const figures = isStale && !isWhole(own) ? untouched(await workOut(parts, trx, concept), own) : {};
    const pinned = patch.pinned === undefined ? {} : { pinned: patch.pinned };
    return row.$query(trx).patchAndFetch({ ...concept, ...figures, ...sent, ...pinned });
  });
}

/** Deletes one of a person's products. */
export async function deleteProduct(db: Knex, { id, ownerId }: ProductRef): Promise<void> {
  const count = await ProductModel.query(db).deleteById(id).where({ created_by_id: ownerId });
  if (count === 0) throw noSuchProduct();
}

/** Pins a product, or unpins it, in one statement: two at the same time are two toggles. */
export async function togglePin(db: Knex, { id, ownerId }: ProductRef): Promise<ProductModel> {
  const rows = await ProductModel.query(db)
    .patch({ pinned: ProductModel.raw('not pinned') })
    .where({ id, created_by_id: ownerId })
    .returning('*');
  const row = rows[0];
  if (!row) throw noSuchProduct();
  return row;
}

/** The estimate of a product's first production run, worked out anew. */
export async function estimateOf(db: Knex, ref: ProductRef): Promise<ProductFigures> {
  const row = await getProduct(db, ref);
  return { row, estimate: estimateProduct(estimateInput(row)) };
}

function estimateInput(row: Concept) {
  return {
    concept: row.concept,
    description: row.description,
    formFactor: row.form_factor as FormFactor | null,
    volume: row.volume,
    volumeUnit: row.volume_unit as VolumeUnit | null,
  };
}

async function workOut(parts: ProductParts, db: Knex, row: Concept): Promise<Figures> {
  const { evidence, answerer } = parts;
  const estimate = estimateProduct(estimateInput(row));
  const articles = await findPassages(db, answerer.articleTerms(`${row.concept}. ${row.description}`, []));
  const today = new Date(parts.now()).toISOString().slice(0, 10);
  const { concept, description } = row;
  return {
    insights: composeInsights({ concept, description, estimate, evidence, articles, today }),
    estimated_cost: estimate.estimatedCost,
    estimated_revenue: estimate.estimatedRevenue,
  };
}
