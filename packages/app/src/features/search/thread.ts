import type { Message } from '@seedbed/server/contract';
import { isUnderWay, type LiveAnswer } from './answer';

/** A question and its answer, as they stand beside their sources. */
export interface Turn {
  key: string;
  question: string | undefined;
  answer: Pick<Message, 'content' | 'status' | 'citations'> | undefined;
  /** The answer is coming and has no words yet. */
  isThinking: boolean;
}

/** The stored messages and the answer on its way as one thread, nothing twice. */
export function threadOf(messages: readonly Message[], live: LiveAnswer | undefined): Turn[] {
  const isStored = messages.some(({ id }) => id === live?.message?.id);
  if (!live || isStored) return turnsOf(messages);
  const before = turnsOf(withoutLive(messages, live));
  const last = before.at(-1);
  if (live.question === null && last && !last.answer) {
    return [...before.slice(0, -1), { ...last, ...liveTurn(live), key: last.key, question: last.question }];
  }
  return [...before, liveTurn(live)];
}

/** The server stores the question and the start of the answer while it writes; the live one is further on. */
function withoutLive(messages: readonly Message[], live: LiveAnswer): readonly Message[] {
  const settled = messages.filter(({ status }) => status !== 'streaming');
  const last = settled.at(-1);
  return last?.role === 'user' && last.content === live.question ? settled.slice(0, -1) : settled;
}

function turnsOf(messages: readonly Message[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === 'user') turns.push(turnOf(message, { question: message.content }));
    else if (last && !last.answer) turns[turns.length - 1] = { ...last, answer: message };
    else turns.push(turnOf(message, { answer: message }));
  }
  return turns;
}

function turnOf({ id }: Message, part: Partial<Turn>): Turn {
  return { key: String(id), question: undefined, answer: undefined, isThinking: false, ...part };
}

function liveTurn(live: LiveAnswer): Turn {
  const status = live.phase === 'failed' ? 'error' : isUnderWay(live) ? 'streaming' : 'complete';
  return {
    key: 'live',
    question: live.question ?? undefined,
    answer:
      live.message ??
      (live.text === '' && status === 'streaming'
        ? undefined
        : { content: live.text, status, citations: [] }),
    isThinking: live.phase === 'sending' || live.phase === 'thinking',
  };
}
