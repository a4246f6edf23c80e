import { urlOf } from '@seedbed/server/contract';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { call, callForEvents } from '../../api/client';
import { idempotencyKeys } from '../../api/idempotencyKeys';
import { hasStatus } from '../../api/problem';
import { isWorthRetrying, retryPause } from '../../api/swr';
import { logFailure } from '../../feedback/log';
import { useScreenScope } from '../../screen/screenScope';
import { isUnderWay, newAnswer, type LiveAnswer } from './answer';
import { answersAtom, type AnswerKey } from './answers.atom';
import { followAnswer } from './followAnswer';

/** How often a broken line to an answer is taken up again before its reader is told. */
const quietReattachments = 3;
const keys = idempotencyKeys();

/** A question and what to do once the server took it. */
export interface Question {
  content: string;
  conversationId: number | undefined;
  /** @returns whether the screen that it was asked in goes to the conversation; it then shows the answer on its way there */
  onAccepted: (conversationId: number) => boolean;
}

/** Asking, stopping, and taking up an answer that is already being written. */
export interface Answers {
  /**
   * Asks and follows the answer to its end.
   * @throws ApiError or TypeError when the server did not take the question; nothing is then left of it here
   */
  ask: (question: Question) => Promise<void>;
  /** Follows an answer that was under way before this page was. */
  attach: (conversationId: number) => Promise<void>;
  /**
   * Stops the answer being written, upstream too.
   * @throws ApiError or TypeError when the server could not be told
   */
  stop: (conversationId: number) => Promise<void>;
  /** The screen has come to a conversation: its answer need not be kept for the new search it was asked in. */
  arrive: (conversationId: number) => void;
  /** Puts away an answer that broke off. */
  dismiss: (key: AnswerKey) => void;
}

/** Where live answers are kept, and how what is stored is read again. */
interface Desk {
  /** Where an answer is kept that has no conversation yet. */
  newKey: AnswerKey;
  get: (key: AnswerKey) => LiveAnswer | undefined;
  put: (key: AnswerKey, answer: LiveAnswer | undefined) => void;
  refreshList: () => Promise<unknown>;
  refreshMessages: (id: number) => Promise<unknown>;
}

/** The answers on their way; see `answersAtom` for what they say. */
export function useAnswers(): Answers {
  const store = useStore();
  const { mutate } = useSWRConfig();
  const scope = useScreenScope();
  return useMemo(() => {
    const desk: Desk = {
      newKey: `new${scope}`,
      get: (key) => store.get(answersAtom).get(key),
      put: (key, answer) => {
        const answers = new Map(store.get(answersAtom));
        if (answer) answers.set(key, answer);
        else answers.delete(key);
        store.set(answersAtom, answers);
      },
      refreshList: () => mutate(urlOf('conversations.list')),
      // Read here, since the screen that will show them may still be on its way.
      refreshMessages: (id) =>
        mutate(urlOf('messages.list', { id }), call('messages.list', { params: { id } }), {
          revalidate: false,
        }),
    };
    return {
      ask: (question) => ask(desk, question),
      attach: (id) => attach(desk, id),
      stop,
      arrive: (id) => {
        if (desk.get(desk.newKey)?.conversationId === id) desk.put(desk.newKey, undefined);
      },
      dismiss: (key) => desk.put(key, undefined),
    };
  }, [store, mutate, scope]);
}

async function ask(desk: Desk, { content, conversationId, onAccepted }: Question): Promise<void> {
  const start = newAnswer(content, conversationId);
  const response = await send(desk, start);
  let id = conversationId;
  if (id !== undefined) onAccepted(id);
  const answer = await followAnswer(response, { ...start, phase: 'thinking' }, (heard) => {
    const isFirst = id === undefined && heard.conversationId !== undefined;
    id ??= heard.conversationId;
    if (id !== undefined) desk.put(id, heard);
    // Until the screen has come to the conversation, it shows the answer where it was asked.
    if (conversationId === undefined && desk.get(desk.newKey)) desk.put(desk.newKey, heard);
    if (!isFirst || id === undefined) return;
    if (!onAccepted(id)) desk.put(desk.newKey, undefined);
    void desk.refreshList();
  });
  if (id === undefined) {
    desk.put(desk.newKey, undefined);
    throw new Error('The server took the question and gave no conversation.');
  }
  await (isUnderWay(answer) ? resume(desk, id, answer) : settle(desk, id, answer));
}

async function send(desk: Desk, answer: LiveAnswer): Promise<Response> {
  const { question, conversationId } = answer;
  const body = { content: question ?? '' };
  const idempotencyKey = keys.keyFor({ ...body, conversationId });
  desk.put(conversationId ?? desk.newKey, answer);
  try {
    const response = await (conversationId === undefined
      ? callForEvents('conversations.create', { body, idempotencyKey })
      : callForEvents('messages.create', { params: { id: conversationId }, body, idempotencyKey }));
    keys.settle();
    return response;
  } catch (error) {
    desk.put(conversationId ?? desk.newKey, undefined);
    throw error;
  }
}

async function attach(desk: Desk, id: number): Promise<void> {
  if (desk.get(id)) return;
  const start = newAnswer(null, id);
  desk.put(id, start);
  await resume(desk, id, start);
}

/**
 * The line broke: the server goes on writing, so take the answer up again, or read it where it is done. After a few
 * times the reader is told; it goes on until the server is back or the reader puts the answer away.
 */
async function resume(desk: Desk, id: number, broken: LiveAnswer): Promise<void> {
  let answer = broken;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await callForEvents('generation.attach', { params: { id } });
      const start: LiveAnswer = { ...newAnswer(broken.question, id), phase: 'thinking' };
      answer = await followAnswer(response, start, (heard) => desk.put(id, heard));
      if (!isUnderWay(answer)) return await settle(desk, id, answer);
    } catch (error) {
      if (hasStatus(error, 404)) return await settle(desk, id, { ...answer, phase: 'done' });
      logFailure('Error taking up the answer:', error);
      if (!isWorthRetrying(error)) return desk.put(id, { ...answer, phase: 'failed' });
    }
    const shown: LiveAnswer = attempt < quietReattachments ? answer : { ...answer, phase: 'failed' };
    desk.put(id, shown);
    await pauseBefore(attempt);
    // Put away, or asked again.
    if (desk.get(id) !== shown) return;
  }
}

const pauseBefore = (attempt: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, retryPause(attempt));
  });

/** Reads what was stored, and only then lets go of the live answer: nothing flickers. */
async function settle(desk: Desk, id: number, answer: LiveAnswer): Promise<void> {
  await Promise.all([desk.refreshMessages(id), desk.refreshList()]).catch((error: unknown) =>
    logFailure('Error reading the stored answer:', error),
  );
  desk.put(id, answer.phase === 'failed' ? answer : undefined);
}

async function stop(id: number): Promise<void> {
  try {
    await call('generation.stop', { params: { id } });
  } catch (error) {
    // Done before it could be stopped.
    if (!hasStatus(error, 404)) throw error;
  }
}
