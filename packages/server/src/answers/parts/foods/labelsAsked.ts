import type { AskKind } from '../../understand/askKinds.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { LabelsAsked } from './composition.ts';

/** “… and how is it printed, and which % DV?” ask of what the food before holds. */
export const isOnLabels = ({ asks, question }: Inquiry): boolean =>
  !/\d/.test(question) &&
  asks.size > 0 &&
  [...asks].every((ask) => ofLabels.has(ask)) &&
  !/\b(?:for|of)\s+(?!the\b)\p{L}/u.test(question);

const ofLabels: ReadonlySet<AskKind> = new Set(['rounding', 'percent', 'labelValue', 'meaning']);

/** How the labels that a question asks of are told beside what its food holds. */
export const labelsAsked = (parts: readonly Inquiry[]): LabelsAsked => {
  const asked = parts.filter(isOnLabels);
  return {
    isDeclared: asked.some(({ asks }) => asks.has('rounding')),
    isShare: asked.some(({ asks }) => asks.has('percent') || asks.has('labelValue')),
  };
};
