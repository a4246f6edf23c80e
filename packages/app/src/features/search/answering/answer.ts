import type { AnswerEvent, LiteratureSearch, Message } from '@seedbed/server/contract';

/** An answer on its way. */
export interface LiveAnswer {
  /** The question it answers; null where it was found under way, its question stored already. */
  question: string | null;
  /** Undefined until the server gave the conversation its number. */
  conversationId: number | undefined;
  /** The newest message that was stored before it, 0 where none was; undefined where that is not known. */
  after: number | undefined;
  /**
   * `sending` until the server took the question, `thinking` until the first word, `writing` until the end;
   * `failed` when it broke off, the question and the text so far kept.
   */
  phase: 'sending' | 'thinking' | 'writing' | 'done' | 'failed';
  text: string;
  /** What is asked of public literature services; undefined where nothing is. */
  literature?: LiteratureSearch;
  /** The stored answer, once it is done. */
  message: Message | undefined;
}

/** An answer nobody has heard of yet. */
export function newAnswer(
  question: string | null,
  conversationId: number | undefined,
  after: number | undefined,
): LiveAnswer {
  return {
    question,
    conversationId,
    after,
    phase: question === null ? 'thinking' : 'sending',
    text: '',
    message: undefined,
  };
}

/** Whether more is to come. */
export function isUnderWay({ phase }: LiveAnswer): boolean {
  return phase === 'sending' || phase === 'thinking' || phase === 'writing';
}

/** The answer after one more event of its stream. What comes after its end changes nothing. */
export function afterEvent(answer: LiveAnswer, { event, data }: AnswerEvent): LiveAnswer {
  if (!isUnderWay(answer)) return answer;
  switch (event) {
    case 'conversation':
      return {
        ...answer,
        conversationId: data.conversationId,
        phase: answer.text === '' ? 'thinking' : answer.phase,
      };
    case 'literature':
      return { ...answer, literature: data };
    case 'delta':
      return { ...answer, phase: 'writing', text: answer.text + data.text };
    case 'done':
      return { ...answer, phase: 'done', text: data.message.content, message: data.message };
    case 'error':
      return { ...answer, phase: 'failed' };
  }
}
