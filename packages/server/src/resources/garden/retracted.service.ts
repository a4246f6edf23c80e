import type { Knex } from 'knex';
import type { LiteratureRecord } from '../../literature/index.ts';
import { markRetracted } from './standing.model.ts';

/** Marks what cites works that were retracted, in `trx`. */
export async function noteRetractions(trx: Knex, records: readonly LiteratureRecord[]): Promise<void> {
  const retracted = records.filter(({ isRetracted }) => isRetracted);
  await markRetracted(
    trx,
    retracted.flatMap(({ key, doi }) => (doi === null ? [key] : [key, `doi:${doi}`])),
  );
}
