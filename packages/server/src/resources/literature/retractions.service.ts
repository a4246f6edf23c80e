import type { Knex } from 'knex';
import { findRetracted } from './literature.model.ts';

const doi = 'doi:';

/**
 * Which of these works are known to be retracted, by what public services answered.
 * @param keys as records name works: `pmid:…`, `doi:…`; others are of no work
 */
export async function findRetractions(db: Knex, keys: readonly string[]): Promise<string[]> {
  const dois = keys.filter((key) => key.startsWith(doi)).map((key) => key.slice(doi.length));
  const pmids = keys.filter((key) => key.startsWith('pmid:'));
  if (dois.length + pmids.length === 0) return [];
  const rows = await findRetracted(db, { dois, keys: pmids });
  const known = new Set(rows.flatMap((row) => [row.key, `${doi}${row.doi}`]));
  return keys.filter((key) => known.has(key));
}
