import type { Citation } from '../../contract/conversations.ts';
import type { Evidence } from '../../evidence/index.ts';
import { createLineCheck } from './lines.ts';
import { createNameRemover } from './names.ts';
import { createSupportCheck } from './support.ts';

/**
 * Begins the check of one answer that a language model writes from `citations`: the function it gives back is handed
 * each sentence, heading, list item and table row in turn, and gives back what may be said of it.
 */
export type AnswerCheck = (citations: readonly Citation[]) => (piece: string) => string;

/** Makes the check of answers from what the base knows of names, outcomes and records. */
export function createAnswerCheck(evidence: Evidence): AnswerCheck {
  const isSupported = createSupportCheck(evidence);
  const withoutNames = createNameRemover(evidence);
  return (citations) => createLineCheck({ citations, isSupported, withoutNames });
}
