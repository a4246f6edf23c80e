import type { Working } from '../compute/worked/index.ts';
import type { Inquiry } from '../understand/inquiry.ts';

/** What a part of an answer does. */
export type StepKind =
  | 'personal'
  | 'disease'
  | 'news'
  | 'sales'
  | 'formula'
  | 'salePrice'
  | 'cost'
  | 'contentRules'
  | 'panelRules'
  | 'rounding'
  | 'referenceAmounts'
  | 'capsules'
  | 'concentration'
  | 'contaminants'
  | 'energy'
  | 'comparison'
  | 'interaction'
  | 'medicine'
  | 'attributes'
  | 'explanation'
  | 'content'
  | 'form'
  | 'absorption'
  | 'amount'
  | 'figures'
  | 'claims'
  | 'status'
  | 'safety'
  | 'studies'
  | 'effect'
  | 'passages'
  | 'pieces'
  | 'worked';

/** One part of an answer: what it does, and about what. */
export interface Step {
  readonly kind: StepKind;
  readonly inquiry: Inquiry;
  /** What was worked out; of `worked` alone. */
  readonly working?: Working;
}
