import type { Knex } from 'knex';
import type { FormulaDraft as KeptDraft } from '../../contract/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import {
  computeFormula,
  type Computed,
  type FormulaData,
  type FormulaDraft,
  type Surroundings,
} from '../../formula/index.ts';
import { pricedBySuppliers } from '../prices/linePrices.service.ts';
import { resolveMaterials } from '../materials/resolve.service.ts';
import { formulaDataOf } from './knowledge/formulaData.ts';
import { nestedDrafts } from './nesting.service.ts';

/** What formulas are computed with. */
export interface ComputeParts {
  evidence: Evidence;
  now(): number;
}

const known = new WeakMap<Evidence, FormulaData>();

/** The base as the core reads it, made once. */
export function formulaData({ evidence }: Pick<ComputeParts, 'evidence'>): FormulaData {
  const data = known.get(evidence) ?? formulaDataOf(evidence);
  known.set(evidence, data);
  return data;
}

/** Whose draft is computed: lines may name their materials and formulas. */
export interface OwnDraft {
  ownerId: number;
  draft: FormulaDraft;
}

/** A person's draft with what its lines take from their materials, and the prices that suppliers gave for them. */
export async function resolveDraft(db: Knex, own: OwnDraft): Promise<FormulaDraft> {
  const { draft } = await resolveMaterials(db, { ...own, draft: own.draft as KeptDraft });
  return pricedBySuppliers(db, { ownerId: own.ownerId, draft });
}

/** What a person's draft is computed on: the day, and the formulas that its lines name. */
export async function surroundingsOf(parts: ComputeParts, db: Knex, own: OwnDraft): Promise<Surroundings> {
  const formulas: Record<number, FormulaDraft> = {};
  for (const [id, draft] of await nestedDrafts(db, own.ownerId, own.draft)) {
    formulas[id] = await resolveDraft(db, { ...own, draft });
  }
  return { today: new Date(parts.now()).toISOString().slice(0, 10), formulas };
}

/** Label, bill of materials, fit, cost and checks of a person's draft as of today; stores nothing. */
export async function compute(parts: ComputeParts, db: Knex, own: OwnDraft): Promise<Computed> {
  const surroundings = await surroundingsOf(parts, db, own);
  return computeFormula(await resolveDraft(db, own), formulaData(parts), surroundings);
}
