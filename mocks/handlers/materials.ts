import {
  evidenceRefusal,
  hasAllergenEvidence,
  type Material,
  type MaterialFields,
  type MaterialPrice,
  type MaterialPriceDraft,
  type MaterialUse,
  type NewMaterialPrice,
} from '@seedbed/server/contract';
import type { FormulaDraft } from '@seedbed/server/formula';
import type { MaterialPriceRow, MaterialRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { computed } from './keptFormulas.ts';
import { ownOf } from './own.ts';
import { presentPrice, pricesOf } from './ownMaterials.ts';
import { page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe } from './replay.ts';
import { expected, tagged, write } from './versions.ts';

const ownMaterial = ({ id }: { id: number }): MaterialRow =>
  ownOf('material', { id, rows: db.materials, ownerOf: (row) => row.ownerId });

function present({ ownerId: _own, fields, ...row }: MaterialRow): Material {
  return { ...row, ...fields, price: pricesOf(row)[0] ?? null };
}

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

const holds = (draft: FormulaDraft, { id }: MaterialRow): boolean =>
  (draft.lines ?? []).some(({ materialId }) => materialId === id);

const nameOf = (draft: FormulaDraft) => (draft as { name?: string }).name ?? '';

function usesOf(material: MaterialRow): MaterialUse[] {
  const own = new Set(db.products.filter(({ createdById }) => createdById === me()?.id).map(({ id }) => id));
  return db.formulas.flatMap(({ id, productId, draft, versions }) => {
    const saved = versions.filter(({ formula }) => holds(formula as FormulaDraft, material));
    const isInDraft = holds(draft, material);
    if (!own.has(productId) || (!isInDraft && saved.length === 0)) return [];
    return {
      formulaId: id,
      name: nameOf(draft),
      productId,
      isInDraft,
      versions: saved.map(({ n }) => n),
      perUnit: isInDraft ? computed(draft).cost.perUnit : null,
      versionCosts: saved.map(({ n, cost }) => ({ n, perUnit: cost.perUnit })),
    };
  });
}

function priceMaterial(material: MaterialRow, draft: MaterialPriceDraft): NewMaterialPrice {
  const before = usesOf(material).filter(({ isInDraft }) => isInDraft);
  const price = keepPrice(material.id, draft);
  const after = new Map(usesOf(material).map(({ formulaId, perUnit }) => [formulaId, perUnit]));
  const moved = before.map(({ formulaId, name, perUnit }) => ({
    formulaId,
    name,
    from: perUnit,
    to: after.get(formulaId) ?? null,
  }));
  return { ...price, moved };
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
    const row = expected(ownMaterial(params), request, present);
    const drafts = usesOf(row).filter(({ isInDraft }) => isInDraft);
    if (drafts.length > 0) {
      const names = drafts.map(({ name }) => `'${name}'`).join(', ');
      throw new Refusal(409, `This material is in the draft of ${names}. Take it out there first.`);
    }
    db.materials.splice(db.materials.indexOf(row), 1);
  }),
  'materials.uses': replay('materials.uses', ({ params, query, request }) => {
    const uses = usesOf(ownMaterial(params));
    return page(
      uses.toSorted((a, b) => b.formulaId - a.formulaId),
      query,
      request,
    );
  }),
  'materialPrices.list': replay('materialPrices.list', ({ params }) => pricesOf(ownMaterial(params))),
  'materialPrices.create': replay('materialPrices.create', ({ params, body }) =>
    priceMaterial(ownMaterial(params), body),
  ),
};
