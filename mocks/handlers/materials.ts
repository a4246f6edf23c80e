import {
  evidenceRefusal,
  hasAllergenEvidence,
  type Material,
  type MaterialFields,
  type MaterialPrice,
  type MaterialPriceDraft,
} from '@seedbed/server/contract';
import type { MaterialOfLine } from '@seedbed/server/formula';
import type { MaterialPriceRow, MaterialRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { ownOf } from './own.ts';
import { page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe } from './replay.ts';
import { expected, tagged, write } from './versions.ts';

const ownMaterial = ({ id }: { id: number }): MaterialRow =>
  ownOf('material', { id, rows: db.materials, ownerOf: (row) => row.ownerId });

const presentPrice = ({ materialId: _of, ...price }: MaterialPriceRow): MaterialPrice => price;

const pricesOf = ({ id }: { id: number }): MaterialPrice[] =>
  db.materialPrices
    .filter((price) => price.materialId === id)
    .toSorted((a, b) => b.asOf.localeCompare(a.asOf) || b.id - a.id)
    .map(presentPrice);

function present({ ownerId: _own, fields, ...row }: MaterialRow): Material {
  return { ...row, ...fields, price: pricesOf(row)[0] ?? null };
}

/** What lines take of one's own materials, by their numbers. */
export const ownMaterials = (): Map<number, MaterialOfLine> =>
  new Map(
    db.materials
      .filter(({ ownerId }) => ownerId === me()?.id)
      .map(({ id, name, fields: { note: _own, ...fields } }) => {
        const [price] = pricesOf({ id });
        return [id, { name, ...fields, ...(price && { price }) }];
      }),
  );

/** Fields that are known; null makes one unknown. */
function known(fields: MaterialFields): MaterialFields {
  if (!hasAllergenEvidence(fields))
    throw new Refusal(400, 'The allergens are told without evidence.', [evidenceRefusal]);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => (value ?? null) !== null));
}

function keepPrice(materialId: number, { tiers, asOf, supplier, basis }: MaterialPriceDraft): MaterialPrice {
  const createdAt = now();
  const price: MaterialPriceRow = {
    id: nextId(db.materialPrices),
    materialId,
    tiers: tiers
      .map(({ fromKg, perKg }) => ({ fromKg, perKg: Number(perKg).toFixed(2) }))
      .toSorted((a, b) => a.fromKg - b.fromKg),
    asOf: asOf ?? createdAt.slice(0, 10),
    supplier: supplier ?? null,
    basis: basis ?? 'assumed',
    createdAt,
  };
  db.materialPrices.push(price);
  return presentPrice(price);
}

export const materialHandlers = {
  'materials.list': replay('materials.list', ({ query, request }) => {
    const own = db.materials.filter((row) => row.ownerId === me()?.id);
    return page(own.toSorted((a, b) => b.id - a.id).map(present), query, request);
  }),
  'materials.create': replay('materials.create', ({ body: { name, price, ...fields } }) => {
    const time = now();
    const row = {
      id: nextId(db.materials),
      ownerId: requireMe().id,
      name,
      fields: known(fields),
      createdAt: time,
      updatedAt: time,
    };
    db.materials.push(row);
    if (price) keepPrice(row.id, price);
    return tagged(row, present(row));
  }),
  'materials.get': replay('materials.get', ({ params }) => {
    const row = ownMaterial(params);
    return tagged(row, present(row));
  }),
  'materials.update': replay('materials.update', ({ params, body: { name, ...patch }, request }) => {
    const row = expected(ownMaterial(params), request, present);
    write(row, { name: name ?? row.name, fields: known({ ...row.fields, ...patch }), updatedAt: now() });
    return tagged(row, present(row));
  }),
  'materials.delete': replay('materials.delete', ({ params, request }) => {
    db.materials.splice(db.materials.indexOf(expected(ownMaterial(params), request, present)), 1);
  }),
  'materialPrices.list': replay('materialPrices.list', ({ params }) => pricesOf(ownMaterial(params))),
  'materialPrices.create': replay('materialPrices.create', ({ params, body }) =>
    keepPrice(ownMaterial(params).id, body),
  ),
};
