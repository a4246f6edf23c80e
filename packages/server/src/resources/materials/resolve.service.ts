import type { Knex } from 'knex';
import type { FormulaDraft, MaterialFields } from '../../contract/index.ts';
import { withMaterials, type MaterialOfLine } from '../../formula/index.ts';
import {
  findNewestPrices,
  findOwnMaterials,
  type MaterialModel,
  type MaterialPriceModel,
  type PricedMaterial,
} from './materials.model.ts';
import { presentPrice } from './materials.present.ts';

/** A draft as it is computed, and the materials that its lines name and nobody knows of. */
export interface ResolvedDraft {
  draft: FormulaDraft;
  unknown: readonly number[];
}

/**
 * Gives the lines of a person's draft the fields and newest prices of their materials, where they have none of their
 * own. Materials that were deleted still count: what holds them goes on holding them.
 */
export async function resolveMaterials(
  db: Knex,
  { ownerId, draft }: { ownerId: number; draft: FormulaDraft },
): Promise<ResolvedDraft> {
  const ids = materialsIn(draft);
  if (ids.length === 0) return { draft, unknown: [] };
  const [rows, prices] = await Promise.all([findOwnMaterials(db, ownerId, ids), findNewestPrices(db, ids)]);
  const materials = new Map(rows.map((row) => [row.id, asTaken(row, prices.get(row.id))]));
  return { draft: withMaterials(draft, materials), unknown: ids.filter((id) => !materials.has(id)) };
}

/** The deleted materials that a draft's lines go on naming, with their newest prices. */
export async function findDeletedOf(
  db: Knex,
  { ownerId, draft }: { ownerId: number; draft: Pick<FormulaDraft, 'lines'> },
): Promise<PricedMaterial[]> {
  const ids = materialsIn(draft);
  if (ids.length === 0) return [];
  const rows = (await findOwnMaterials(db, ownerId, ids)).filter((row) => row.deleted_at !== null);
  if (rows.length === 0) return [];
  const prices = await findNewestPrices(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, price: prices.get(row.id), version: row.version }));
}

const materialsIn = ({ lines }: Pick<FormulaDraft, 'lines'>) => [
  ...new Set((lines ?? []).flatMap(({ materialId }) => materialId ?? [])),
];

/** What lines take of a material: all but its note. */
function asTaken({ name, fields }: MaterialModel, price: MaterialPriceModel | undefined): MaterialOfLine {
  const { note: _own, ...known } = JSON.parse(fields) as MaterialFields;
  if (!price) return { name, ...known };
  const { tiers, asOf, supplier, basis } = presentPrice(price);
  return { name, ...known, price: { tiers, asOf, supplier, basis } };
}
