import type { Knex } from 'knex';
import type { FormulaDraft as KeptDraft, SourceRef } from '../../contract/index.ts';
import type { FormulaDraft, SubFormulas } from '../../formula/index.ts';
import { checksumOf } from '../../provenance/index.ts';
import { findDerivedProducts } from '../provenance/provenance.model.ts';
import { formulaMoved } from '../provenance/provenance.service.ts';
import { findLatest, type FormulaModel } from './formulas.model.ts';
import { resolveDraft } from './formulas.service.ts';
import { nestedDrafts } from './nesting.service.ts';

/** A formula as what is derived from it reads it. */
export interface ReadFormula {
  row: FormulaModel;
  /** With what its lines take from materials. */
  draft: FormulaDraft;
  /** The formulas that lie in it, read the same way. */
  formulas: SubFormulas;
  /** Its rev, and a checksum of what it is made of: names, notes and prices aside. */
  ref: SourceRef;
}

/** The formula of a product that was changed last, which what is derived for the product rests on; null without one. */
export async function latestFormula(db: Knex, productId: number): Promise<ReadFormula | null> {
  const [row] = await findLatest(db, productId);
  if (!row) return null;
  const ownerId = row.created_by_id;
  const own = JSON.parse(row.content) as FormulaDraft;
  const draft = await resolveDraft(db, { ownerId, draft: own });
  const formulas: Record<number, FormulaDraft> = {};
  for (const [id, nested] of await nestedDrafts(db, ownerId, own)) {
    formulas[id] = await resolveDraft(db, { ownerId, draft: nested });
  }
  const checksum = checksumOf([draft, ...Object.values(formulas)].map(madeOf));
  return { row, draft, formulas, ref: { kind: 'formula', id: row.id, version: row.version, checksum } };
}

/** What a formula is made of, without what is only said or paid. */
function madeOf(draft: FormulaDraft): object {
  const { name: _called, lines, ...rest } = draft as KeptDraft;
  return { ...rest, lines: (lines ?? []).map(({ price: _paid, note: _said, ...line }) => line) };
}

/** Marks what is derived for products whose formulas have changed, in the transaction of the change. */
export async function outdateDerived(trx: Knex, productIds: readonly number[], at: Date): Promise<void> {
  for (const productId of await findDerivedProducts(trx, productIds)) {
    const latest = await latestFormula(trx, productId);
    await formulaMoved(trx, { productId, formula: latest?.ref ?? null, at });
  }
}
