import type { Knex } from 'knex';
import {
  checkResults,
  coaReader,
  sentResult,
  type SentResult,
  type StoredResult,
} from '../../documents/index.ts';
import { specKnowledge } from '../../documents/knowledge.ts';
import type { Evidence } from '../../evidence/index.ts';
import { specifiedLimits, type SpecifiedIngredient } from '../documents/limits.service.ts';

/** What results are checked with. */
export interface CheckParts {
  evidence: Evidence;
}

/** Results, and of what they are. */
export interface Unchecked extends SpecifiedIngredient {
  results: readonly SentResult[];
}

/** Results as they came, without what became of them. */
export const sentOf = (results: readonly StoredResult[]): SentResult[] => results.map(sentResult);

/** Results with their verdicts by the product's newest specification, as they are stored. */
export async function checkedResults(
  { evidence }: CheckParts,
  trx: Knex,
  { results, ...of }: Unchecked,
): Promise<string> {
  const reader = coaReader(specKnowledge().words);
  const limits = await specifiedLimits(trx, of, { evidence, reader });
  return JSON.stringify(checkResults(results, limits, reader));
}
