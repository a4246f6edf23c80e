import type { Knex } from 'knex';
import type { Computed, FormulaDraft } from '../../formula/index.ts';
import { outdateProducts } from '../formulas/estimate.service.ts';
import { FormulaModel } from '../formulas/formulas.model.ts';
import { compute, type ComputeParts } from '../formulas/formulas.service.ts';
import { findVersionsHolding, type VersionHolding } from '../formulas/versions.model.ts';
import type { MaterialModel } from './materials.model.ts';

/** The formulas that a material is in. */
export interface FoundUses {
  /** Every one of them, drafts and those whose versions alone hold it. */
  formulas: readonly FormulaModel[];
  drafts: readonly FormulaModel[];
  versions: readonly VersionHolding[];
}

/** The same, with what a container of each draft costs; null where it cannot be told. */
export interface MaterialUses extends FoundUses {
  costs: ReadonlyMap<number, string | null>;
}

const holds = (content: string, materialId: number): boolean =>
  ((JSON.parse(content) as FormulaDraft).lines ?? []).some((line) => line.materialId === materialId);

/** What JSON text that names the material has in it; others with a longer number have it too. */
const mark = (materialId: number) => `%"materialId":${materialId}%`;

/** The formulas that a material is in: of its owner, as drafts and as versions. */
export async function findUses(db: Knex, { id, owner_id }: MaterialModel): Promise<FoundUses> {
  const own = await FormulaModel.query(db).where('created_by_id', owner_id).orderBy('id');
  const drafts = own.filter(({ content }) => content.includes('"materialId"') && holds(content, id));
  const found = await findVersionsHolding(db, owner_id, mark(id));
  const versions = found.filter(({ content }) => holds(content, id));
  const used = new Set([...drafts.map((row) => row.id), ...versions.map(({ formula_id }) => formula_id)]);
  return { formulas: own.filter((row) => used.has(row.id)), drafts, versions };
}

/** Marks the figures of products as outdated whose formulas hold a material that has just changed. */
export const outdateUses = (
  trx: Knex,
  { owner_id }: MaterialModel,
  { drafts, at }: Pick<FoundUses, 'drafts'> & { at: Date },
): Promise<void> => outdateProducts(trx, { ownerId: owner_id, formulaIds: drafts.map(({ id }) => id), at });

/** What a container of each draft costs at the newest prices, by the formula's number. */
export async function costDrafts(
  parts: ComputeParts,
  db: Knex,
  drafts: readonly FormulaModel[],
): Promise<Map<number, string | null>> {
  const costs = new Map<number, string | null>();
  for (const row of drafts) {
    const own = { ownerId: row.created_by_id, draft: JSON.parse(row.content) as FormulaDraft };
    costs.set(row.id, (await compute(parts, db, own)).cost.perUnit);
  }
  return costs;
}

/** What a container cost when a version was saved. */
export const savedCost = ({ computed }: VersionHolding): string | null =>
  (JSON.parse(computed) as Computed).cost.perUnit;
