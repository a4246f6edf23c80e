import type { Knex } from 'knex';
import { Model } from 'objection';

/** A record that a service gave. */
export class LiteratureRecordModel extends Model {
  static override tableName = 'literature_records';
  static override idColumn = 'key';

  declare key: string;
  declare service: string;
  declare record: string;
  declare title: string;
  declare journal: string | null;
  declare year: number | null;
  declare design: string | null;
  declare pmid: string | null;
  declare doi: string | null;
  declare nct: string | null;
  declare url: string;
  declare body: string;
  declare is_retracted: boolean | number;
  declare retrieved_at: string;
}

/** What a service was asked, and which records it gave. */
class LiteratureSearchModel extends Model {
  static override tableName = 'literature_searches';
  static override idColumn = ['service', 'words'];

  declare service: string;
  declare words: string;
  /** JSON text: the keys of the records, best first. */
  declare keys: string;
  declare searched_at: string;
}

const changeable = ['title', 'journal', 'year', 'design', 'pmid', 'doi', 'nct', 'url', 'retrieved_at'];

/** Keeps records. Known ones are renewed but for a longer abstract; once retracted, a work stays so. */
export async function saveRecords(
  trx: Knex,
  rows: readonly Omit<LiteratureRecordModel, keyof Model>[],
): Promise<void> {
  for (const row of rows) {
    const renewed = Object.fromEntries(changeable.map((name) => [name, trx.ref(`excluded.${name}`)]));
    await trx('literature_records')
      .insert(row)
      .onConflict('key')
      .merge({
        ...renewed,
        body: trx.raw(
          'case when length(excluded.body) < length(literature_records.body) then literature_records.body else excluded.body end',
        ),
        is_retracted: trx.raw('literature_records.is_retracted or excluded.is_retracted'),
      });
  }
}

/** Records by their keys, in the order of the keys. */
export async function findRecords(db: Knex, keys: readonly string[]): Promise<LiteratureRecordModel[]> {
  const rows = await LiteratureRecordModel.query(db).findByIds([...keys]);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** What a service last answered to these words. */
export async function findSearch(
  db: Knex,
  { service, words }: { service: string; words: string },
): Promise<LiteratureSearchModel | undefined> {
  return LiteratureSearchModel.query(db).findOne({ service, words });
}

/** Keeps what a service answered. */
export async function saveSearch(trx: Knex, row: Omit<LiteratureSearchModel, keyof Model>): Promise<void> {
  await trx('literature_searches').insert(row).onConflict(['service', 'words']).merge();
}

/** Forgets what was asked before a point in time; the records stay. */
export async function deleteSearchesBefore(db: Knex, before: Date): Promise<void> {
  await LiteratureSearchModel.query(db).where('searched_at', '<', before.toISOString()).delete();
}

/** The retracted works among those with these DOIs or keys. */
export async function findRetracted(
  db: Knex,
  { dois, keys }: { dois: readonly string[]; keys: readonly string[] },
): Promise<Pick<LiteratureRecordModel, 'key' | 'doi'>[]> {
  return LiteratureRecordModel.query(db)
    .select('key', 'doi')
    .where('is_retracted', true)
    .where((either) => either.whereIn('doi', [...dois]).orWhereIn('key', [...keys]));
}
