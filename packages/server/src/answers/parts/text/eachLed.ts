import type { Evidence } from '../../../evidence/index.ts';
import { labelAmounts } from '../../compute/labelNutrients.ts';
import { direct } from '../../oneAnswer.ts';
import type { Step, StepKind } from '../../plan/step.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { inOrder, ledBy } from './ledBy.ts';
import { sectionsBeside, surelyMeant } from './surelyMeant.ts';
import type { Answered } from './unanswered.ts';

/** The answers to the steps of several parts, in each part that first which is surely what it means. */
export function eachLed(
  evidence: Evidence,
  parts: readonly Inquiry[],
  answered: readonly Answered[],
): readonly Answered[] {
  const ofParts = Map.groupBy(answered, ({ step }) => step.inquiry.question);
  return [...ofParts].flatMap(([question, own]) => {
    const part = parts.find((each) => each.question === question);
    const steps = own.map(({ step }) => step);
    const sure = part && isOfRecords(steps) ? surelyMeant(evidence, part, steps) : null;
    const [first, ...others] = inOrder(own, sure);
    if (!part || !sure || !first) return own;
    const told = direct(first.blocks, sectionsBeside(evidence, part, steps));
    const led: Answered = { step: first.step, blocks: ledBy(evidence, { part, sure }, told) };
    return [led].concat(others);
  });
}

/** Where records may say what no step was known for: not beside the press, nor a word on a cure. */
export const isOfRecords = (steps: readonly Step[]): boolean =>
  steps.length === 0 || steps.some((step) => !isWhole.has(step.kind) && !isJudged(step));

/** Steps beside whose answer nothing is left to say. */
const isWhole: ReadonlySet<StepKind> = new Set<StepKind>(['disease', 'news', 'sales', 'worked', 'rounding']);

/** Whether amounts are judged by the condition of a claim, which leaves nothing to say of other claims. */
const isJudged = ({ kind, inquiry }: Step): boolean =>
  kind === 'contentRules' && labelAmounts(inquiry.question).length > 0;
