import type { Evidence, Passage } from '../../../evidence/index.ts';
import type { Step } from '../../plan/step.ts';
import { type Block, hasFacts } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { isBeforeOutcome, isSaidInFull } from './surelyMeant.ts';

/** What was planned, and the record that is surely meant. */
interface Planned {
  readonly whole: Inquiry;
  readonly steps: readonly Step[];
  readonly sure: Passage | null;
}

/** What the steps say, and the records that come near. */
interface Found {
  readonly leading: readonly Block[];
  readonly beside: readonly Block[];
}

/** An answer with the records that come near: behind it, unless they say what was asked and it does not. */
export function withRecords(
  evidence: Evidence,
  { whole, steps, sure }: Planned,
  { leading, beside }: Found,
): Block[] {
  // that a figure is not on file is told beside what is
  const isOfFigures =
    whole.ingredients.length > 0 && steps.length > 0 && steps.every(({ kind }) => kind === 'figures');
  const isBoth = hasFacts(leading) || !hasFacts(beside) || isOfFigures;
  if (!isBoth) return beside.filter(({ kind }) => kind !== 'heading');
  // a figure was read out of the question that is not on file, and a record says what is asked
  const isOther = isOfFigures && !hasFacts(leading) && isSaidInFull(evidence, whole);
  // what a name is good for is a guess where nothing was asked of it
  const isGuess =
    whole.ingredients.length === 0 || (sure === null && steps.every(({ kind }) => kind === 'effect'));
  return isOther || (isGuess && isBeforeOutcome(evidence, whole))
    ? [...beside, ...leading]
    : [...leading, ...beside];
}
