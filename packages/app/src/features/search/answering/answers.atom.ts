import type { Scope } from '@seedbed/server/contract';
import { atom, type PrimitiveAtom } from 'jotai';
import { userAtom } from '../../../session';
import type { LiveAnswer } from './answer';

/** Where a live answer is kept: under its conversation's number, or `new` and the tab it was asked in until it has one. */
export type AnswerKey = number | `new${string}`;

/** A question on its way to a stored answer. */
export interface Wish {
  content: string;
  /** The conversation it was first asked in; undefined where it began one. */
  conversationId: number | undefined;
  /** Whether public literature is asked too; undefined: as the conversation has it. */
  literature?: boolean;
  /** What the answer draws on; undefined: as the conversation has it. */
  scope?: Scope;
  /** The server answers the same wish once, however often it comes. */
  idempotencyKey: string;
}

/** The answers on their way, of one person. They go on when one leaves the screen or looks at another conversation. */
export interface LiveAnswers {
  /** Changes as answers begin and end; each answer is an atom of its own, and its words wake only its own thread. */
  byKey: PrimitiveAtom<ReadonlyMap<AnswerKey, PrimitiveAtom<LiveAnswer>>>;
  /** What was asked and is not known to be stored, one a place. */
  wishes: Map<AnswerKey, Wish>;
  /** What was chosen of the literature since the page was opened, by place. */
  literature: PrimitiveAtom<ReadonlyMap<AnswerKey, boolean>>;
  /** What was chosen that answers draw on, by place. */
  scopes: PrimitiveAtom<ReadonlyMap<AnswerKey, Scope>>;
}

const ownerAtom = atom((get) => get(userAtom)?.uid);

/** The answers of whoever is signed in: with another person, or nobody, they are others. */
export const liveAnswersAtom = atom((get): LiveAnswers => {
  get(ownerAtom);
  return {
    byKey: atom<ReadonlyMap<AnswerKey, PrimitiveAtom<LiveAnswer>>>(new Map()),
    wishes: new Map(),
    literature: atom<ReadonlyMap<AnswerKey, boolean>>(new Map()),
    scopes: atom<ReadonlyMap<AnswerKey, Scope>>(new Map()),
  };
});

/** The answer on its way in one place; undefined where there is none. */
export const liveAnswerAtom = (key: AnswerKey) =>
  atom((get) => {
    const own = get(get(liveAnswersAtom).byKey).get(key);
    return own && get(own);
  });
