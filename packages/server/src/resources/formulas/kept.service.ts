import type { Knex } from 'knex';
import { admit, type Action, type Actor, type Subject } from '../../access/index.ts';
import { records, type FormulaDraft as KeptDraft } from '../../contract/index.ts';
import { transact } from '../../db/transact.ts';
import type { Computed, FormulaDraft } from '../../formula/index.ts';
import type { ExpectVersion } from '../../ports.ts';
import type { PricedMaterial } from '../materials/materials.model.ts';
import { findDeletedOf } from '../materials/resolve.service.ts';
import { tellFormulaDeleted } from '../rfqs/formulaDeleted.service.ts';
import { productSubject } from '../products/products.service.ts';
import { markOutdated, ProductModel } from '../products/products.model.ts';
import { checksumOf } from '../../provenance/index.ts';
import { findFormulas, findStanding, FormulaModel, type Standing } from './formulas.model.ts';
import { compute, type ComputeParts } from './formulas.service.ts';
import { outdateDerived } from './latest.service.ts';
import { refuseWhilePart } from './nesting.service.ts';

/** What formulas are kept with. */
export interface FormulaParts extends ComputeParts {
  db: Knex;
}

/** A formula as it stands. `version` is what `If-Match` is measured against. */
export interface KeptFormula {
  version: number;
  row: FormulaModel;
  draft: FormulaDraft;
  standing: Standing;
  /** That its lines go on naming. */
  deletedMaterials: PricedMaterial[];
}

/** A formula and all that follows from it. */
export interface WholeFormula {
  kept: KeptFormula;
  computed: Computed;
}

/** Which formula, and who asks for it. */
export interface FormulaRef {
  id: number;
  actor: Actor;
}

/** A formula that is to be changed, as the caller has it. */
export interface FormulaChange extends FormulaRef {
  expect: ExpectVersion<KeptFormula>;
}

/** How its rows are looked upon, those of what is part of it included. */
const formulaSubject: Subject<FormulaModel> = {
  kind: 'formula',
  ownerOf: (row) => row.created_by_id,
  missing: records.formula.missing,
};

/** A row with what other tables say of it. */
export async function keptOf(db: Knex, row: FormulaModel): Promise<KeptFormula> {
  const draft = JSON.parse(row.content) as FormulaDraft;
  const own = { ownerId: row.created_by_id, draft: draft as Pick<KeptDraft, 'lines'> };
  const [standing, deletedMaterials] = [await findStanding(db, row.id), await findDeletedOf(db, own)];
  return { version: row.version, row, draft, standing, deletedMaterials };
}

/** A row with all that follows from it. */
export async function wholeOf(parts: FormulaParts, db: Knex, row: FormulaModel): Promise<WholeFormula> {
  const kept = await keptOf(db, row);
  return { kept, computed: await compute(parts, db, { ownerId: row.created_by_id, draft: kept.draft }) };
}

/** One of a person's formulas. */
export async function findFormula(db: Knex, { id, actor }: FormulaRef): Promise<FormulaModel> {
  return admit(await FormulaModel.query(db).findById(id), formulaSubject, { actor, action: 'read' });
}

/** One of a person's formulas, which nobody else writes to until the transaction ends. */
export async function lockFormula(
  trx: Knex,
  { id, actor, action }: FormulaRef & { action: Action },
): Promise<FormulaModel> {
  const row = await FormulaModel.query(trx).findById(id).forUpdate();
  return admit(row, formulaSubject, { actor, action });
}

/** The formulas of one of a person's products, the oldest first. */
export async function listFormulas(db: Knex, { id, actor }: FormulaRef): Promise<FormulaModel[]> {
  const product = await ProductModel.query(db).findById(id);
  admit(product, productSubject, { actor, action: 'read' });
  return findFormulas(db, id);
}

/** One of a person's formulas with all that follows from it. */
export async function getFormula(parts: FormulaParts, ref: FormulaRef): Promise<WholeFormula> {
  return wholeOf(parts, parts.db, await findFormula(parts.db, ref));
}

/** A draft as its row holds it. */
export const columnsOf = (draft: FormulaDraft & { name?: string | null }) => ({
  name: draft.name ?? '',
  content: JSON.stringify(draft),
  checksum: checksumOf(draft),
});

/** Deletes one of a person's formulas with its versions. */
export async function deleteFormula(
  { db, now }: FormulaParts,
  { expect, ...ref }: FormulaChange,
): Promise<void> {
  await transact(db, async (trx) => {
    const row = await lockFormula(trx, { ...ref, action: 'delete' });
    expect(await keptOf(trx, row));
    await refuseWhilePart(trx, row.created_by_id, row.id);
    await markOutdated(trx, [row.product_id]);
    await row.$query(trx).delete();
    await tellFormulaDeleted(trx, { productId: row.product_id, formulaId: row.id, now: now() });
    await outdateDerived(trx, [row.product_id], new Date(now()));
  });
}
