import type { Evidence, Passage } from '../../../evidence/index.ts';
import type { Sentence } from '../../prose.ts';
import type { Clause } from '../../understand/cue.ts';
import type { Inquiry } from '../../understand/inquiry.ts';

/** Something that a question takes for granted. */
export interface Premise {
  readonly evidence: Evidence;
  readonly inquiry: Inquiry;
  /** Of the premise alone. */
  readonly said: Inquiry;
  readonly clause: Clause;
  /** The ingredient it is on; null where it names none, or several. */
  readonly key: string | null;
  /** The records that the answer to the question cites, in order. */
  readonly cited: readonly Passage[];
}

/** What records say to a premise. */
export interface Judgement {
  readonly isHeld: boolean;
  /** What shows it, and in which other words an answer may say the same. */
  readonly told: readonly [Sentence, ...Sentence[]];
}

/** Holds a premise against records of one kind; null where they say neither. */
export type Judge = (premise: Premise) => Judgement | null;

/** What shows that a premise is held, or is not; null where nothing is told. */
export const judged = (isHeld: boolean, told: readonly Sentence[]): Judgement | null => {
  const [first, ...others] = told;
  return first ? { isHeld, told: [first, ...others] } : null;
};
