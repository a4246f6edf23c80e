import type { Sentence } from '../prose.ts';
import type { Inquiry } from './inquiry.ts';
import type { ReadWord } from './tongues.ts';

/** A question as understood. */
export interface Understanding {
  /** All of it as one. */
  readonly whole: Inquiry;
  /** What asks for something of its own, in order; `whole` alone where nothing does, or all of it does. */
  readonly parts: readonly Inquiry[];
  /** Parts that ask for something that was not understood, as they were written. */
  readonly unanswered: readonly string[];
  /** Whether a language model has read what no word of ours says: a strange word is no proof then that it is not held. */
  readonly isReadByModel?: boolean;
  /** The questions of a message that stand by themselves, each as if it were asked alone. @default one, the whole */
  readonly apart?: readonly Understanding[];
  /** What an amount is that it states by what it is a share of, or by a claim. @default nothing */
  readonly amountMeant?: Sentence;
  /** Names of things that it says in another language, and what they were read as. @default none */
  readonly foreignWords?: readonly ReadWord[];
}
