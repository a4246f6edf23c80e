import type { Evidence } from '../../evidence/index.ts';
import type { Draft } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { dataSourceDraft } from './dataSources.ts';
import { superlativeDraft } from './superlative/superlativeBlocks.ts';

/** The answer to what is asked of all records together: which comes first, or where they come from. Null for all else. */
export const draftOfAll = (evidence: Evidence, inquiry: Inquiry): Draft | null =>
  superlativeDraft(evidence, inquiry) ?? dataSourceDraft(evidence, inquiry);
