import { useDeferredValue } from 'react';
import { beginningOf } from '../answering/beginning';
import type { Turn } from './thread';

type Answer = NonNullable<Turn['answer']>;

/**
 * What of an answer is to be drawn now. One that comes while its reader waits begins with its first words, however
 * much came with them: a table and its sources would keep them from the screen. The rest follows, without standing
 * in the way of typing or scrolling.
 */
export function useArriving(answer: Answer, isLive: boolean): Answer {
  return useDeferredValue(answer, isLive ? beginningOf(answer) : answer);
}
