import type { Knex } from 'knex';
import type { FormulaDraft as KeptDraft } from '../../contract/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import { computeFormula, type Computed, type FormulaData, type FormulaDraft } from '../../formula/index.ts';
import { resolveMaterials } from '../materials/resolve.service.ts';
import { formulaDataOf } from './formulaData.ts';

/** What formulas are computed with. */
export interface ComputeParts {
  evidence: Evidence;
}

const known = new WeakMap<Evidence, FormulaData>();

/** The base as the core reads it, made once. */
export function formulaData({ evidence }: ComputeParts): FormulaData {
  const data = known.get(evidence) ?? formulaDataOf(evidence);
  known.set(evidence, data);
  return data;
}

/** Whose draft is computed: lines may name their materials. */
export interface OwnDraft {
  ownerId: number;
  draft: FormulaDraft;
}

/** A person's draft with what its lines take from their materials. */
export async function resolveDraft(db: Knex, own: OwnDraft): Promise<FormulaDraft> {
  return (await resolveMaterials(db, { ...own, draft: own.draft as KeptDraft })).draft;
}

/** Label, bill of materials, fit, cost and checks of a person's draft; stores nothing. */
export async function compute(parts: ComputeParts, db: Knex, own: OwnDraft): Promise<Computed> {
  return computeFormula(await resolveDraft(db, own), formulaData(parts));
}
