import type { Evidence } from '../../../evidence/index.ts';
import type { Block } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { alternativeBlocks } from './alternativeExcipients.ts';
import { excipientBlocks } from './excipients.ts';
import { excipientsOfClassBlocks } from './excipientsOfClass.ts';
import { rankedExcipientBlocks } from './rankedExcipients.ts';
import { typicalExcipientBlocks } from './typicalExcipients.ts';

/** What the table of excipients says of one that is named, of all of a kind in order, in the stead of one or for a use, or of what a form is made with; null of all else. */
export const excipientTableBlocks = (evidence: Evidence, part: Inquiry, whole: Inquiry): Block[] | null =>
  excipientBlocks(evidence, part, whole) ??
  rankedExcipientBlocks(evidence, part) ??
  alternativeBlocks(evidence, part) ??
  excipientsOfClassBlocks(evidence, part) ??
  typicalExcipientBlocks(part);
