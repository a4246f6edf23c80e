import type { Knex } from 'knex';
import type { Computed, FormulaDraft } from '../../formula/index.ts';
import { outdateProducts } from '../formulas/estimate.service.ts';
import { FormulaModel } from '../formulas/formulas.model.ts';
import { compute, type ComputeParts } from '../formulas/formulas.service.ts';
import { findVersionsHolding, type VersionHolding } from '../formulas/versions/versions.model.ts';
import type { MaterialModel } from './materials.model.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { newestFirst, newestPage, type NewestKey, type NewestPart } from '../../db/newest.ts';

/** A formula that a material is in: its draft, or versions that were saved of it. */
export interface MaterialUseRow {
  formula: FormulaModel;
  isInDraft: boolean;
  versions: readonly VersionHolding[];
}

/** The same, with what a container of the draft costs; null where it cannot be told or the draft is without. */
export interface CostedUse extends MaterialUseRow {
  perUnit: string | null;
}

const holds = (content: string, materialId: number): boolean =>
  ((JSON.parse(content) as FormulaDraft).lines ?? []).some((line) => line.materialId === materialId);

/** What JSON text that names the material has in it: its number, and what ends it. */
const marks = (materialId: number) =>
  [`%"materialId":${materialId},%`, `%"materialId":${materialId}}%`] as const;

/** The drafts of its owner that a material is in, newest first. */
export async function findDrafts(db: Knex, { id, owner_id }: MaterialModel): Promise<FormulaModel[]> {
  const [within, last] = marks(id);
  const found = await FormulaModel.query(db)
    .where('created_by_id', owner_id)
    .where((query) => query.where('content', 'like', within).orWhere('content', 'like', last))
    .orderBy('id', 'desc');
  return found.filter(({ content }) => holds(content, id));
}

/** A page of the formulas that a material is in, newest first: as drafts and as versions. */
async function findUses(
  db: Knex,
  { id, owner_id }: MaterialModel,
  { limit, after }: NewestPart,
): Promise<ListPage<MaterialUseRow, NewestKey>> {
  const [within, last] = marks(id);
  // Of each formula by itself: versions of everybody are not read for one person's.
  const saved = db('formula_versions')
    .where('formula_versions.formula_id', db.ref('formulas.id'))
    .where((query: Knex.QueryBuilder) =>
      query
        .where('formula_versions.content', 'like', within)
        .orWhere('formula_versions.content', 'like', last),
    );
  const rows = await newestFirst(FormulaModel.query(db), {
    limit: oneMore(limit),
    after,
    wanted: { created_by_id: owner_id },
  }).where((query) =>
    query
      .where('formulas.content', 'like', within)
      .orWhere('formulas.content', 'like', last)
      .orWhereExists(saved),
  );
  const page = newestPage(rows, limit);
  const ids = page.rows.map((row) => row.id);
  const holding = (await findVersionsHolding(db, ids, marks(id))).filter(({ content }) => holds(content, id));
  const versions = Map.groupBy(holding, ({ formula_id }) => formula_id);
  const uses = page.rows.map((formula) => ({
    formula,
    isInDraft: holds(formula.content, id),
    versions: versions.get(formula.id) ?? [],
  }));
  return { ...page, rows: uses.filter(({ isInDraft, versions: { length } }) => isInDraft || length > 0) };
}

/** The same, its drafts costed at the newest prices. */
export async function findCostedUses(
  parts: ComputeParts & { db: Knex },
  row: MaterialModel,
  part: NewestPart,
): Promise<ListPage<CostedUse, NewestKey>> {
  const page = await findUses(parts.db, row, part);
  const drafts = page.rows.flatMap(({ isInDraft, formula }) => (isInDraft ? formula : []));
  const costs = await costDrafts(parts, parts.db, drafts);
  return {
    ...page,
    rows: page.rows.map(({ formula, isInDraft, versions }) => ({
      formula,
      isInDraft,
      versions,
      perUnit: costs.get(formula.id) ?? null,
    })),
  };
}

/** Marks the figures of products as outdated whose formulas hold a material that has just changed. */
export const outdateUses = (
  trx: Knex,
  { owner_id }: MaterialModel,
  { drafts, at }: { drafts: readonly FormulaModel[]; at: Date },
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
