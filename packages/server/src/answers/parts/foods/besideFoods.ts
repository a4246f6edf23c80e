import type { Step } from '../../plan/step.ts';
import { foodsAsked } from '../../understand/foods/foodsAsked.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { asksBesideExcipient } from '../law/excipients.ts';
import { asksOfLabelsAlone, isOnLabels } from './labelsAsked.ts';

/** Whether steps work out a sum. */
export const isWorkedOut = (steps: readonly Step[]): boolean => steps.some(({ kind }) => kind === 'worked');

/** “40 g of raw peanuts, USDA: protein, and what is declared?”: how a label rounds is worked out from what the tables say. */
export const isOfFoods = (steps: readonly Step[], parts: readonly Inquiry[]): boolean =>
  parts.some((part) => foodsAsked(part)?.isForShare === true) ||
  (steps.some(({ working }) => working?.blocks !== undefined) &&
    steps.every(({ working }) => !working || working.blocks !== undefined) &&
    parts.some((part) => foodsAsked(part)?.isOfTables === true));

/** Whether a part asks for more than the tables of foods told of it, or for something else. */
export function isLeftBeside(part: Inquiry, steps: readonly Step[], isTold: boolean): boolean {
  if (!isTold) return !isOnLabels(part) || asksBesideExcipient(part);
  if (isWorkedOut(steps)) return false;
  const asked = foodsAsked(part);
  // how safe an additive is has been told whole by what the law calls it
  if (asked === null && isOfSafetyAlone(part)) return false;
  const isBeside = asked?.isBeside === true && !asksOfLabelsAlone(part);
  return isBeside || (asksBesideExcipient(part) && !asked?.unheld.length);
}

const isOfSafetyAlone = ({ asks, ingredients }: Inquiry): boolean =>
  ingredients.length === 0 && asks.size === 1 && asks.has('safety');
