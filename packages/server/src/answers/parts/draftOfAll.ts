import type { Evidence } from '../../evidence/index.ts';
import type { Draft } from '../prose.ts';
import type { Understanding } from '../understand/understanding.ts';
import { dataSourceDraft } from './dataSources.ts';
import { labTestDraft } from './labTests.ts';
import { superlativeDraft } from './superlative/superlativeBlocks.ts';

/**
 * The answer to what is asked of all records together: which comes first, where they come from; or of nothing but what
 * tests cost, in however many parts. Null for all else.
 */
export function draftOfAll(evidence: Evidence, understanding: Understanding): Draft | null {
  const { whole, parts } = understanding;
  const ofOne =
    parts.length === 1 ? (superlativeDraft(evidence, whole) ?? dataSourceDraft(evidence, whole)) : null;
  return ofOne ?? labTestDraft(evidence, understanding);
}
