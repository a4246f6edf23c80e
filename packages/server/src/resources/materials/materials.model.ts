import type { Knex } from 'knex';
import { Model, raw } from 'objection';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
import { VersionedModel } from '../../db/versioned.ts';

/** A material of somebody's own. One that was deleted stays for the versions of formulas that hold it. */
export class MaterialModel extends VersionedModel {
  static override tableName = 'materials';

  declare id: number;
  declare owner_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare name: string;
  /** JSON text: the fields of a line. */
  declare fields: string;
  declare created_at: string;
  declare updated_at: string;
  declare deleted_at: string | null;
}

/** What a material was offered for on a day. */
export class MaterialPriceModel extends Model {
  static override tableName = 'material_prices';

  declare id: number;
  declare material_id: number;
  /** JSON text, by least order. */
  declare tiers: string;
  declare as_of: string;
  declare supplier: string | null;
  declare basis: string;
  declare created_at: string;
}

/** A material with its newest price, and the version that writes are measured against. */
export interface PricedMaterial {
  row: MaterialModel;
  price: MaterialPriceModel | undefined;
  version: number;
}

/** A part of a person's materials. */
export interface MaterialsPart extends NewestPart {
  ownerId: number;
}

/** A material that was not deleted. */
export async function findMaterial(
  db: Knex,
  id: number,
  { isLocked }: { isLocked: boolean },
): Promise<MaterialModel | undefined> {
  return MaterialModel.query(db)
    .findById(id)
    .whereNull('deleted_at')
    .modify((row) => isLocked && row.forUpdate());
}

/** One page of a person's materials, newest first. */
export async function findMaterials(db: Knex, { ownerId, ...part }: MaterialsPart): Promise<MaterialModel[]> {
  return newestFirst(MaterialModel.query(db).whereNull('deleted_at'), {
    ...part,
    wanted: { owner_id: ownerId },
  });
}

/** These materials of a person, deleted ones too. */
export async function findOwnMaterials(
  db: Knex,
  ownerId: number,
  ids: readonly number[],
): Promise<MaterialModel[]> {
  return MaterialModel.query(db)
    .findByIds([...ids])
    .where('owner_id', ownerId);
}

/** All prices of a material, newest first. */
export async function findPrices(db: Knex, materialId: number): Promise<MaterialPriceModel[]> {
  return MaterialPriceModel.query(db)
    .where('material_id', materialId)
    .orderBy([
      { column: 'as_of', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
}

/** The newest price of each of these materials that has one, by the material's number. */
export async function findNewestPrices(
  db: Knex,
  materialIds: readonly number[],
): Promise<Map<number, MaterialPriceModel>> {
  const place = raw('row_number() over (partition by material_id order by as_of desc, id desc)');
  const ranked = MaterialPriceModel.query(db)
    .select('material_prices.*', place.as('place'))
    .whereIn('material_id', [...materialIds])
    .as('ranked');
  const rows = await MaterialPriceModel.query(db).from(ranked).where('place', 1);
  return new Map(rows.map((row) => [row.material_id, row]));
}
