import { atom } from 'jotai';
import type { LiveAnswer } from './answer';

/** Where a live answer is kept: under its conversation's number, or `new` and the tab it was asked in until it has one. */
export type AnswerKey = number | `new${string}`;

/** The answers on their way. They go on when one leaves the screen or looks at another conversation. */
export const answersAtom = atom<ReadonlyMap<AnswerKey, LiveAnswer>>(new Map());
