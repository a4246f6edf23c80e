import {
  changedShape,
  changedUnit,
  kindOfPack,
  unitRefusal,
  type ListedProduct,
  type Product,
  type ProductPatch,
} from '@seedbed/server/contract';
import { db, nextId, now } from '../db.ts';
import { foodIn, insights, insightsSources, packOf, packs } from '../data/index.ts';
import { page } from './pages.ts';
import { forgetNested, ownOf } from './own.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe } from './replay.ts';
import { expected, tagged, write } from './versions.ts';

const inListOrder = (a: Product, b: Product) =>
  Number(b.pinned) - Number(a.pinned) || b.createdAt.localeCompare(a.createdAt);

function withoutInsights(product: Product): ListedProduct {
  const { insights: _, ...row } = product;
  return row;
}

/** One's own product. */
export const ownProduct = ({ id }: { id: number }): Product =>
  ownOf('product', { id, rows: db.products, ownerOf: (row) => row.createdById });

/** What was sent, else what was kept; null hands the value back, as if nobody had ever set it. */
function figure(sent: string | null | undefined, kept: string | null, estimated: string): string | null {
  if (sent === undefined) return kept;
  return sent === null ? estimated : Number(sent).toFixed(2);
}

function unitOf(product: Product, patch: ProductPatch) {
  const unit = changedUnit(product, patch);
  if (unit !== undefined) return unit;
  throw new Refusal(400, 'The body of the request has a field that is not valid.', [unitRefusal]);
}

/** Kind, pack and form after a change; what nobody chose is read from the concept. */
function shaped(product: Product, patch: ProductPatch) {
  const { isKindSetByUser, isPackSetByUser, kind, pack } = product;
  const { formFactor = product.formFactor, volume = product.volume, concept = product.concept } = patch;
  const stored = {
    kind: isKindSetByUser ? kind : null,
    pack: isPackSetByUser ? pack : null,
    formFactor,
    volume,
    volumeUnit: unitOf(product, patch),
  };
  const { kind: own, pack: chosen, ...measure } = changedShape(stored, patch);
  const read = own || measure.formFactor ? null : foodIn(concept);
  return {
    ...measure,
    kind: own ?? (read ? kindOfPack(read.pack.category) : ('supplement' as const)),
    isKindSetByUser: own !== null,
    pack: chosen ? packOf(chosen.category, chosen.size) : (read?.pack ?? null),
    isPackSetByUser: chosen !== null,
  };
}

function patched(product: Product, patch: ProductPatch): Product {
  const { estimate } = db;
  const { pack: _pack, kind: _kind, estimateWithheld: _withheld, quotedCost: _quoted, ...fields } = patch;
  return {
    ...product,
    ...fields,
    ...shaped(product, patch),
    insights: patch.insights === null ? insights : (patch.insights ?? product.insights),
    estimatedCost: figure(patch.estimatedCost, product.estimatedCost, estimate.estimatedCost),
    estimatedRevenue: figure(patch.estimatedRevenue, product.estimatedRevenue, estimate.estimatedRevenue),
  };
}

/** A product of which nobody has said anything yet: what the server works out is there already. */
function blankProduct(): Product {
  const { estimatedCost, estimatedRevenue } = db.estimate;
  const origin = { id: nextId(db.products), createdById: requireMe().id, createdAt: now() };
  const text = { concept: '', description: '', insights };
  const measure = { formFactor: null, volume: null, volumeUnit: null };
  const shape = { kind: 'supplement', isKindSetByUser: false, pack: null, isPackSetByUser: false } as const;
  const figures = { estimatedCost, estimatedRevenue, estimateWithheld: null, quotedCost: null };
  return { ...origin, ...text, ...measure, ...shape, ...figures, pinned: false };
}

export const productHandlers = {
  'products.list': replay('products.list', ({ query, request }) => {
    const own = db.products.filter((row) => row.createdById === me()?.id);
    const rows = own.toSorted(inListOrder);
    return page(query.insights ? rows : rows.map(withoutInsights), query, request);
  }),
  'products.create': replay('products.create', ({ body: { createdById, ...draft } }) => {
    if (createdById !== undefined && createdById !== requireMe().id)
      throw new Refusal(403, 'createdById is not your own id. Leave it out, or send your own.');
    const product = patched(blankProduct(), draft);
    db.products.push(product);
    return tagged(product);
  }),
  'products.get': replay('products.get', ({ params }) => tagged(ownProduct(params))),
  'products.update': replay('products.update', ({ params, body, request }) => {
    const product = expected(ownProduct(params), request);
    return tagged(write(product, patched(product, body)));
  }),
  'products.delete': replay('products.delete', ({ params, request }) => {
    db.products.splice(db.products.indexOf(expected(ownProduct(params), request)), 1);
    forgetNested('product', params.id);
    db.claims = db.claims.filter(({ productId }) => productId !== params.id);
  }),
  'products.togglePin': replay('products.togglePin', ({ params, request }) => {
    const product = expected(ownProduct(params), request);
    return tagged(write(product, { pinned: !product.pinned }));
  }),
  'products.estimate': replay('products.estimate', ({ params }) => ({
    ...db.estimate,
    productId: ownProduct(params).id,
  })),
  'products.studiedDoses': replay('products.studiedDoses', ({ params }) => {
    const text = ownProduct(params).insights ?? '';
    return insightsSources.filter(({ title, dose }) => dose && text.includes(`**${title}.**`));
  }),
  'products.readKind': replay('products.readKind', ({ body: { concept } }) => {
    const food = foodIn(concept);
    return {
      kind: food ? kindOfPack(food.pack.category) : ('supplement' as const),
      isSaid: food !== null,
      archetype: food?.archetype ?? null,
      pack: food?.pack ?? null,
      packs,
    };
  }),
};
