import type { AskKind } from '../../understand/askKinds.ts';
import type { Inquiry } from '../../understand/inquiry.ts';

/** What else is asked of an amount of a food: how a label declares it, and what it is of the reference values. */
export interface LabelsAsked {
  readonly isDeclared: boolean;
  readonly isShare: boolean;
  /** Whether that share is the one of a panel. */
  readonly isPrinted: boolean;
}

/** “… and how is it printed, and which % DV?” ask of what the food before holds. */
export const isOnLabels = (part: Inquiry): boolean =>
  !/\d/.test(part.question) &&
  ofAmounts.some((ask) => part.asks.has(ask)) &&
  asksOfLabelsAlone(part) &&
  !/\b(?:for|of)\s+(?!the\b)\p{L}/u.test(part.question);

const ofAmounts: readonly AskKind[] = ['rounding', 'percent', 'labelValue'];
const ofLabels: ReadonlySet<AskKind> = new Set([...ofAmounts, 'meaning', 'panel', 'rule']);

/** Whether nothing is asked but how a label declares what is named; a rule may be of anything. */
export const asksOfLabelsAlone = ({ asks, question }: Inquiry): boolean =>
  [...asks].every((ask) => ofLabels.has(ask)) &&
  (ofAmounts.some((ask) => asks.has(ask)) || printed.test(question) || onPanel.test(question));

/** How the labels that parts ask of are told beside what a food holds. */
const toldOn = (parts: readonly Inquiry[]): LabelsAsked => ({
  isDeclared: parts.some(({ asks, question }) => asks.has('rounding') || printed.test(question)),
  isShare: parts.some(({ asks }) => asks.has('percent') || asks.has('labelValue')),
  isPrinted: parts.some(({ question }) => onPanel.test(question)),
});

const printed = /\bround|\bdeclar|\bprint|\bnutrition facts\b|\bpanels?\b/i;
const onPanel = /\bnutrition facts\b|\blabels?\b|\bpanels?\b|\bdeclar|\bprint/i;

/** How the labels that a question asks of are told beside what its food holds. */
export const labelsAsked = (parts: readonly Inquiry[]): LabelsAsked => toldOn(parts.filter(isOnLabels));

/** The same of the labels that the part with the food asks of itself. */
export function withOwnLabels(labels: LabelsAsked, part: Inquiry): LabelsAsked {
  const own = toldOn([part]);
  return {
    isDeclared: labels.isDeclared || own.isDeclared,
    isShare: labels.isShare || own.isShare,
    isPrinted: labels.isPrinted || own.isPrinted,
  };
}
