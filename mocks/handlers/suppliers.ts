import { type Supplier, type SupplierPrice, type SupplierPriceDraft } from '@seedbed/server/contract';
import type { GivenPrice } from '@seedbed/server/formula';
import { exampleSuppliers, freshnessOf } from '@seedbed/server/sourcing';
import formulaData from '../data/formulaData.json' with { type: 'json' };
import type { PriceRow, SupplierRow } from '../data/index.ts';
import { db, nextId, now, today } from '../db.ts';
import { ownOf } from './own.ts';
import { page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe } from './replay.ts';
import { expected, rowVersion, tagged, write } from './versions.ts';

export const ownSupplier = (id: number): SupplierRow =>
  ownOf('supplier', { id, rows: db.suppliers, ownerOf: (row) => row.ownerId });
const ownPrice = (id: number): PriceRow =>
  ownOf('price', { id, rows: db.prices, ownerOf: (row) => row.ownerId });

const present = (row: SupplierRow): Supplier => {
  const { ownerId: _own, ...known } = row;
  return { ...known, version: rowVersion(row) };
};
const presentPrice = (row: PriceRow): SupplierPrice => {
  const { ownerId: _own, ...known } = row;
  return { ...known, version: rowVersion(row), freshness: freshnessOf(row.asOf, Date.now()) };
};

/** What one's own suppliers gave, as formulas are costed with it. */
export const ownGivenPrices = (): GivenPrice[] =>
  db.prices
    .filter((row) => row.ownerId === me()?.id)
    .map((row) =>
      Object.assign({}, row, {
        supplier: db.suppliers.find(({ id }) => id === row.supplierId)?.name ?? null,
      }),
    );

/** Gives somebody new the examples. */
export function addExamples(ownerId: number): void {
  for (const { name, kinds, country } of exampleSuppliers) {
    const time = now();
    const empty = { contacts: [], certifications: [], note: null, isExample: true };
    const known = { id: nextId(db.suppliers), ownerId, name, kinds: [...kinds], country };
    db.suppliers.push({ ...known, ...empty, createdAt: time, updatedAt: time });
  }
}

/** Refuses a day that has not come, and somebody else's supplier. */
const ingredientKeys = new Set(
  formulaData.ingredients.filter((known) => !('material' in known)).map(({ key }) => key),
);

function checkPrice({ asOf, ingredientKey, supplierId }: Partial<SupplierPriceDraft>): void {
  const last = new Date().toISOString().slice(0, 10);
  if (asOf !== undefined && asOf > (last > today ? last : today))
    throw new Refusal(400, 'The day of the price has not come yet.', [
      { path: 'asOf', message: 'Enter a day that has come' },
    ]);
  if (ingredientKey !== undefined && !ingredientKeys.has(ingredientKey))
    throw new Refusal(400, 'The price is of no known ingredient.', [
      { path: 'ingredientKey', message: 'Choose an ingredient that is known' },
    ]);
  if (supplierId) ownSupplier(supplierId);
}

export const supplierHandlers = {
  'suppliers.list': replay('suppliers.list', ({ query, request }) => {
    const own = db.suppliers.filter((row) => row.ownerId === me()?.id);
    return page(own.toSorted((a, b) => b.id - a.id).map(present), query, request);
  }),
  'suppliers.create': replay('suppliers.create', ({ body }) => {
    const time = now();
    const place = { id: nextId(db.suppliers), ownerId: requireMe().id, isExample: false };
    const row: SupplierRow = { ...place, ...body, createdAt: time, updatedAt: time };
    db.suppliers.push(row);
    return tagged(row, present(row));
  }),
  'suppliers.get': replay('suppliers.get', ({ params }) => {
    const row = ownSupplier(params.id);
    return tagged(row, present(row));
  }),
  'suppliers.update': replay('suppliers.update', ({ params, body, request }) => {
    const row = expected(ownSupplier(params.id), request, present);
    write(row, { ...body, updatedAt: now() });
    return tagged(row, present(row));
  }),
  'suppliers.delete': replay('suppliers.delete', ({ params, request }) => {
    const row = expected(ownSupplier(params.id), request, present);
    db.suppliers.splice(db.suppliers.indexOf(row), 1);
  }),
  'prices.list': replay('prices.list', ({ query, request }) => {
    const { ingredientKey } = query;
    const own = db.prices.filter(
      (row) => row.ownerId === me()?.id && (ingredientKey ?? row.ingredientKey) === row.ingredientKey,
    );
    return page(own.toSorted((a, b) => b.id - a.id).map(presentPrice), query, request);
  }),
  'prices.create': replay('prices.create', ({ body }) => {
    checkPrice(body);
    const time = now();
    const place = { id: nextId(db.prices), ownerId: requireMe().id };
    const row: PriceRow = { ...place, ...body, createdAt: time, updatedAt: time };
    db.prices.push(row);
    return tagged(row, presentPrice(row));
  }),
  'prices.get': replay('prices.get', ({ params }) => {
    const row = ownPrice(params.id);
    return tagged(row, presentPrice(row));
  }),
  'prices.update': replay('prices.update', ({ params, body, request }) => {
    const row = expected(ownPrice(params.id), request, presentPrice);
    checkPrice(body);
    write(row, { ...body, updatedAt: now() });
    return tagged(row, presentPrice(row));
  }),
  'prices.delete': replay('prices.delete', ({ params, request }) => {
    const row = expected(ownPrice(params.id), request, presentPrice);
    db.prices.splice(db.prices.indexOf(row), 1);
  }),
};
