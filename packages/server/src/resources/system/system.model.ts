import type { Knex } from 'knex';

/** A value the deployment keeps for itself, made by whichever process asks first. */
export async function findOrInsertSetting(db: Knex, key: string, fresh: string): Promise<string> {
  await db('settings').insert({ key, value: fresh }).onConflict().ignore();
  const row = await db('settings').where({ key }).first('value');
  return row.value;
}
