import { defaultUnits, isUnitOf, type Product, type ProductPatch } from '@seedbed/server/contract';
import { db, nextId, now } from '../db.ts';
import { page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe } from './replay.ts';

const inListOrder = (a: Product, b: Product) =>
  Number(b.pinned) - Number(a.pinned) || b.createdAt.localeCompare(a.createdAt);

/** One's own product; somebody else's is as absent as none. */
function ownProduct({ id }: { id: number }): Product {
  const product = db.products.find((row) => row.id === id && row.createdById === me()?.id);
  if (!product) throw new Refusal(404, 'There is no such product. It may have been deleted.');
  return product;
}

/** A form without a unit brings its default; a unit must be one of the form's. */
function measured(product: Product, patch: ProductPatch): Product {
  const { formFactor, volumeUnit } = product;
  const unit = patch.formFactor && !patch.volumeUnit ? defaultUnits[patch.formFactor] : volumeUnit;
  if (!formFactor && !patch.volumeUnit) return { ...product, volumeUnit: null };
  if (formFactor && (!unit || isUnitOf(formFactor, unit))) return { ...product, volumeUnit: unit };
  throw new Refusal(400, 'The unit does not fit the form factor.', [
    { path: 'volumeUnit', message: 'Choose one of the form factor’s units' },
  ]);
}

/** The product with what was sent; decimals come back with two places. */
function patched(product: Product, patch: ProductPatch): Product {
  const { estimatedCost, estimatedRevenue } = { ...product, ...patch };
  const twoPlaces = (amount: string | null) => amount && Number(amount).toFixed(2);
  const figures = { estimatedCost: twoPlaces(estimatedCost), estimatedRevenue: twoPlaces(estimatedRevenue) };
  return measured({ ...product, ...patch, ...figures }, patch);
}

/** A product before anything is known of it but its estimate. */
function blankProduct(): Product {
  const { estimatedCost, estimatedRevenue } = db.estimate;
  const nothing = { insights: null, formFactor: null, volume: null, volumeUnit: null };
  const text = { concept: '', description: '' };
  const origin = { id: nextId(db.products), createdById: requireMe().id, createdAt: now() };
  return { ...origin, ...text, ...nothing, estimatedCost, estimatedRevenue, pinned: false };
}

export const productHandlers = {
  'products.list': replay('products.list', ({ query, request }) => {
    const own = db.products.filter((row) => row.createdById === me()?.id);
    return page(own.toSorted(inListOrder), query, request);
  }),
  'products.create': replay('products.create', ({ body: { createdById, ...draft } }) => {
    if (createdById !== undefined && createdById !== requireMe().id)
      throw new Refusal(403, 'A product can only be made in your own name.');
    const product = patched(blankProduct(), draft);
    db.products.push(product);
    return product;
  }),
  'products.get': replay('products.get', ({ params }) => ownProduct(params)),
  'products.update': replay('products.update', ({ params, body }) => {
    const product = ownProduct(params);
    return Object.assign(product, patched(product, body));
  }),
  'products.delete': replay('products.delete', ({ params }) => {
    db.products.splice(db.products.indexOf(ownProduct(params)), 1);
  }),
  'products.togglePin': replay('products.togglePin', ({ params }) => {
    const product = ownProduct(params);
    return Object.assign(product, { pinned: !product.pinned });
  }),
  'products.estimate': replay('products.estimate', ({ params }) => ({
    ...db.estimate,
    productId: ownProduct(params).id,
  })),
};
