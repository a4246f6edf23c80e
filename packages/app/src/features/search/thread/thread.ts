import type { LiteratureSearch, Message } from '@seedbed/server/contract';
import { isUnderWay, type LiveAnswer } from '../answering/answer';

/** A question and its answer, as they stand beside their sources. */
export interface Turn {
  /** Its place in the thread: the same while the answer is on its way and once it is stored. */
  key: string;
  question: string | undefined;
  /** Undefined until it is stored. */
  questionId?: number;
  /** Without an id until it is stored. */
  answer:
    | (Pick<Message, 'content' | 'status' | 'citations' | 'interpretations'> & Partial<Pick<Message, 'id'>>)
    | undefined;
  /** The answer is coming and has no words yet. */
  isThinking: boolean;
  /** What public services were asked for the answer, or are being asked. */
  literature?: LiteratureSearch;
}

/** The stored messages and the answer on its way as one thread, nothing twice. */
export function threadOf(messages: readonly Message[], live: LiveAnswer | undefined): Turn[] {
  const turns = !live || isStored(messages, live) ? turnsOf(messages) : withLive(messages, live);
  return turns.map(({ question, questionId, answer, isThinking, literature }, place) => ({
    key: String(place),
    question,
    questionId,
    answer,
    isThinking,
    literature,
  }));
}

type KeylessTurn = Omit<Turn, 'key'>;

/** Whether the messages have the end of the answer: they may be read again before the live one hears of it. */
function isStored(messages: readonly Message[], { message, after }: LiveAnswer): boolean {
  if (message) return messages.some(({ id }) => id === message.id);
  const last = messages.at(-1);
  if (after === undefined || last === undefined || last.id <= after) return false;
  return last.role !== 'user' && last.status !== 'streaming';
}

function withLive(messages: readonly Message[], live: LiveAnswer): KeylessTurn[] {
  const before = turnsOf(withoutLive(messages, live));
  const last = before.at(-1);
  if (live.question === null && last && !last.answer) {
    return [...before.slice(0, -1), { ...liveTurn(live), question: last.question }];
  }
  return [...before, liveTurn(live)];
}

/** The server stores the question and the start of the answer while it writes; the live one is further on. */
function withoutLive(messages: readonly Message[], live: LiveAnswer): readonly Message[] {
  const settled = messages.filter(({ status }) => status !== 'streaming');
  const last = settled.at(-1);
  return last?.role === 'user' && last.content === live.question ? settled.slice(0, -1) : settled;
}

function turnsOf(messages: readonly Message[]): KeylessTurn[] {
  const turns: KeylessTurn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === 'user')
      turns.push({ question: message.content, questionId: message.id, answer: undefined, isThinking: false });
    else {
      const answered = { answer: message, isThinking: false, literature: message.literature };
      if (last && !last.answer) turns[turns.length - 1] = { ...last, ...answered };
      else turns.push({ question: undefined, ...answered });
    }
  }
  return turns;
}

function liveTurn(live: LiveAnswer): KeylessTurn {
  return {
    question: live.question ?? undefined,
    answer: live.message ?? textSoFar(live),
    isThinking: live.phase === 'sending' || live.phase === 'thinking',
    literature: live.message?.literature ?? live.literature,
  };
}

function textSoFar(live: LiveAnswer): KeylessTurn['answer'] {
  if (live.text === '' && isUnderWay(live)) return undefined;
  const status = live.phase === 'failed' ? 'error' : isUnderWay(live) ? 'streaming' : 'complete';
  return { content: live.text, status, citations: [] };
}

/** The place of the turn that a message is the question or the answer of; undefined where there is none. */
export function placeOfMessage(turns: readonly Turn[], messageId: number | undefined): number | undefined {
  if (messageId === undefined) return undefined;
  const place = turns.findIndex(
    ({ questionId, answer }) => messageId === questionId || messageId === answer?.id,
  );
  return place < 0 ? undefined : place;
}
