import type { AnswerEvent, Message } from '@seedbed/server/contract';
import { answerEventsOf } from '../../../api/stream';
import { logFailure } from '../../../feedback/log';
import { afterEvent, type LiveAnswer } from './answer';

/** What is told of an answer as it comes. */
export interface Listener {
  onStep: (answer: LiveAnswer) => void;
  /** Asked after every step; once it is false, no more is heard. */
  isListening: () => boolean;
}

/**
 * Follows an answer's stream, telling of every step.
 * @returns the answer as it stands when the line ends; still under way where the line broke
 */
export async function followAnswer(
  response: Response,
  start: LiveAnswer,
  { onStep, isListening }: Listener,
): Promise<LiveAnswer> {
  let answer = start;
  onStep(answer);
  try {
    for await (const event of eventsOf(response)) {
      if (!isListening()) break;
      answer = afterEvent(answer, event);
      onStep(answer);
    }
  } catch (error) {
    logFailure('Error hearing the answer:', error);
  }
  return answer;
}

/** A repeated question may be answered at once, as JSON: told as the same events. */
async function* eventsOf(response: Response): AsyncGenerator<AnswerEvent> {
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    yield* answerEventsOf(response);
    return;
  }
  const { title = '', messages } = (await response.json()) as { title?: string; messages: Message[] };
  const message = messages.findLast(({ role }) => role === 'assistant');
  if (!message) return;
  yield { event: 'conversation', data: { conversationId: message.conversationId, title } };
  yield { event: 'done', data: { message } };
}
