import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import {
  costedAtOnce,
  evidenceRefusal,
  hasAllergenEvidence,
  records,
  type MaterialDraft,
  type MaterialFields,
  type MaterialPatch,
  type MaterialPriceDraft,
} from '../../contract/index.ts';
import { newestPage, type NewestKey, type NewestPart } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { transact } from '../../db/transact.ts';
import { patchRow } from '../../db/patchRow.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { ExpectVersion } from '../../ports.ts';
import { registry } from '../../registry/index.ts';
import type { ComputeParts } from '../formulas/formulas.service.ts';
import {
  findMaterial,
  findMaterials,
  findNewestPrices,
  findPrices,
  MaterialModel,
  type MaterialPriceModel,
  type MaterialsPart,
  type PricedMaterial,
} from './materials.model.ts';
import { keepPrice } from './prices.service.ts';
import { costDrafts, findCostedUses, findDrafts, outdateUses, type CostedUse } from './uses.service.ts';

/** What materials are kept with. */
export interface MaterialParts extends ComputeParts {
  db: Knex;
  now(): number;
}

/** How its rows are looked upon. */
const materialSubject: Subject<MaterialModel> = {
  kind: 'material',
  ownerOf: (row) => row.owner_id,
  missing: records.material.missing,
};

/** Which material, and who asks for it. */
export interface MaterialRef {
  id: number;
  actor: Actor;
}

/** A material that is to be changed, as the caller has it. */
export interface MaterialChange extends MaterialRef {
  expect: ExpectVersion<PricedMaterial>;
}

async function withPrices(db: Knex, rows: readonly MaterialModel[]): Promise<PricedMaterial[]> {
  const prices = await findNewestPrices(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, price: prices.get(row.id), version: row.version }));
}

async function withPrice(db: Knex, row: MaterialModel): Promise<PricedMaterial> {
  const [priced = { row, price: undefined, version: row.version }] = await withPrices(db, [row]);
  return priced;
}

/** One's own materials with their newest prices, newest first. */
export async function listMaterials(
  { db }: MaterialParts,
  { actor, limit, after }: Omit<MaterialsPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<PricedMaterial, NewestKey>> {
  const rows = await findMaterials(db, { ownerId: readableOwner(actor), limit: oneMore(limit), after });
  const page = newestPage(rows, limit);
  return { ...page, rows: await withPrices(db, page.rows) };
}

async function admitMaterial(db: Knex, { id, ...wish }: MaterialRef & { action: Action }) {
  const found = await findMaterial(db, id, { isLocked: wish.action !== 'read' });
  return admit(found, materialSubject, wish);
}

/** One of a person's materials. */
export async function getMaterial({ db }: MaterialParts, ref: MaterialRef): Promise<PricedMaterial> {
  return withPrice(db, await admitMaterial(db, { ...ref, action: 'read' }));
}

/** Fields that are known, as they are kept. */
function fieldsOf(given: MaterialFields): string {
  if (!hasAllergenEvidence(given)) {
    throw new Invalid('The allergens are told without evidence.', [evidenceRefusal]);
  }
  return JSON.stringify(
    Object.fromEntries(Object.entries(given).filter(([, value]) => (value ?? null) !== null)),
  );
}

/** Refuses an ingredient that nobody knows, as a price of one is; what was kept before is left alone. */
function checkIngredient({ ingredient }: MaterialFields): void {
  if (typeof ingredient !== 'string' || registry.ingredients.has(ingredient)) return;
  throw new Invalid('The material is of no known ingredient.', [
    { path: 'ingredient', message: 'Choose an ingredient that is known' },
  ]);
}

/** Makes a material in `trx`, with its first price where there is one. */
export async function createMaterial(
  { now }: MaterialParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: MaterialDraft },
): Promise<PricedMaterial> {
  const { name, price, ...fields } = draft;
  checkIngredient(fields);
  const time = new Date(now()).toISOString();
  const row = await MaterialModel.query(trx)
    .insert({ owner_id: actor.userId, name, fields: fieldsOf(fields), created_at: time, updated_at: time })
    .returning('*');
  if (price) await keepPrice(trx, { materialId: row.id, draft: price, now: new Date(now()) });
  return withPrice(trx, row);
}

/** Does something to a material that nobody else writes to meanwhile. */
async function changeMaterial<Result>(
  db: Knex,
  { expect, ...wish }: MaterialChange & { action: Action },
  work: (trx: Knex, row: MaterialModel) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (trx) => {
    const row = await admitMaterial(trx, wish);
    expect(await withPrice(trx, row));
    return work(trx, row);
  });
}

/** Changes any of a material's fields; those that become null are unknown. */
export async function updateMaterial(
  { db, now }: MaterialParts,
  { patch: { name, ...patch }, ...change }: MaterialChange & { patch: MaterialPatch },
): Promise<PricedMaterial> {
  checkIngredient(patch);
  return changeMaterial(db, { ...change, action: 'update' }, async (trx, row) => {
    const fields = fieldsOf({ ...JSON.parse(row.fields), ...patch });
    const isChanged = fields !== row.fields || (name !== undefined && name !== row.name);
    const at = new Date(now());
    const updated_at = isChanged ? at.toISOString() : undefined;
    const changed = await patchRow(trx, row, { name, fields, updated_at });
    if (isChanged) await outdateUses(trx, changed, { drafts: await findDrafts(trx, changed), at });
    return withPrice(trx, changed);
  });
}

/**
 * Deletes a material: it is in no list any more, and versions that hold it go on holding it.
 * @throws Conflict while a draft holds it
 */
export async function deleteMaterial({ db, now }: MaterialParts, change: MaterialChange): Promise<void> {
  await changeMaterial(db, { ...change, action: 'delete' }, async (trx, row) => {
    const drafts = await findDrafts(trx, row);
    if (drafts.length > 0) {
      const names = drafts.map(({ name }) => `'${name}'`).join(', ');
      throw new Conflict(`This material is in the draft of ${names}. Take it out there first.`);
    }
    await patchRow(trx, row, { deleted_at: new Date(now()).toISOString() });
  });
}

/** A page of the formulas that a material is in, newest first, with the drafts' costs at the newest price. */
export async function usesOf(
  parts: MaterialParts,
  { limit, after, ...ref }: MaterialRef & NewestPart,
): Promise<ListPage<CostedUse, NewestKey>> {
  const row = await admitMaterial(parts.db, { ...ref, action: 'read' });
  return findCostedUses(parts, row, { limit, after });
}

/** The prices of a material, newest first. */
export async function listPrices({ db }: MaterialParts, ref: MaterialRef): Promise<MaterialPriceModel[]> {
  const { id } = await admitMaterial(db, { ...ref, action: 'read' });
  return findPrices(db, id);
}

/** A price that was kept, and what it did to the drafts that hold the material. */
export interface KeptPrice {
  price: MaterialPriceModel;
  moved: { formulaId: number; name: string; from: string | null; to: string | null }[];
}

/** Keeps a price of a material in `trx`: every draft is costed with the newest from now on. */
export async function createPrice(
  parts: MaterialParts,
  { trx, draft, ...ref }: MaterialRef & { trx: Knex; draft: MaterialPriceDraft },
): Promise<KeptPrice> {
  const row = await admitMaterial(trx, { ...ref, action: 'update' });
  const all = await findDrafts(trx, row);
  const drafts = all.slice(0, costedAtOnce);
  const before = await costDrafts(parts, trx, drafts);
  const price = await keepPrice(trx, { materialId: row.id, draft, now: new Date(parts.now()) });
  const after = await costDrafts(parts, trx, drafts);
  await outdateUses(trx, row, { drafts: all, at: new Date(parts.now()) });
  const moved = drafts.map(({ id, name }) => ({
    formulaId: id,
    name,
    from: before.get(id) ?? null,
    to: after.get(id) ?? null,
  }));
  return { price, moved };
}
