import type { Knex } from 'knex';

/** How what an item cites was found to stand outside the base; null: nothing is known. */
export type Standing = 'retracted' | 'unreachable' | null;

/** Writes how what an item cites stands. No change of the item: its version stays. */
export async function writeStanding(trx: Knex, id: number, standing: Standing): Promise<void> {
  await trx('garden_items').where({ id }).update({ standing });
}

/** Marks every item that cites one of these works, whoever has it. */
export async function markRetracted(trx: Knex, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await trx('garden_items')
    .whereIn(
      'id',
      trx('garden_keys')
        .select('item_id')
        .whereIn('key', [...keys]),
    )
    .where((other) => other.whereNull('standing').orWhereNot('standing', 'retracted'))
    .update({ standing: 'retracted' });
}
