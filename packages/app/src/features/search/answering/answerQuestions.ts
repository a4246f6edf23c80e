import type { Scope } from '@seedbed/server/contract';
import type { createStore } from 'jotai';
import { hasStatus } from '../../../api/problem';
import { isWorthRetrying, retryPause } from '../../../api/swr';
import { logFailure } from '../../../feedback/log';
import { isUnderWay, newAnswer, type LiveAnswer } from './answer';
import type { AnswerKey, LiveAnswers } from './answers.atom';
import { askQuestion, attachToAnswer, stopAnswer, type ConversationCalls } from '../conversations.api';
import { followAnswer } from './followAnswer';
import { keptAnswers, type KeptAnswers } from './keptAnswers';

/** How often a broken line to an answer is taken up again before its reader is told. */
const quietReattachments = 3;

/** A question and what to do once the server took it. */
export interface Question {
  content: string;
  conversationId: number | undefined;
  /** Whether public literature is asked too; undefined: as the conversation has it. */
  literature?: boolean;
  /** What the answer draws on; undefined: as the conversation has it. */
  scope?: Scope;
  /** @returns whether the screen that it was asked in goes to the conversation; it then shows the answer on its way there */
  onAccepted: (conversationId: number) => boolean;
}

/** Asking, stopping, and taking up an answer that is already being written. */
export interface Answers {
  /**
   * Asks and follows the answer to its end. The same question in the same place, asked again before its answer is
   * known to be stored, is the same wish: the server answers it once.
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

/** What answering stands on. */
export interface AnswerParts extends Pick<
  ConversationCalls,
  'refreshList' | 'refreshMessages' | 'newestMessage'
> {
  store: ReturnType<typeof createStore>;
  /** The answers of whoever is signed in. */
  live: LiveAnswers;
  /** Where an answer is kept that has no conversation yet. */
  newKey: AnswerKey;
}

/** Where answers are kept, and how what is stored is read again. */
interface OwnAnswers extends AnswerParts {
  kept: KeptAnswers;
}

/** Answers for one person; when somebody else is signed in, or nobody, nothing more is heard, read or kept. */
export function answerQuestions(parts: AnswerParts): Answers {
  const kept = keptAnswers(parts.store, parts.live);
  const own = { ...parts, kept };
  return {
    ask: (question) => ask(own, question),
    attach: (id) => attach(own, id),
    stop: stopAnswer,
    arrive: (id) => {
      if (kept.get(parts.newKey)?.conversationId === id) kept.drop(parts.newKey);
    },
    dismiss: kept.drop,
  };
}

async function ask(own: OwnAnswers, { onAccepted, ...question }: Question): Promise<void> {
  const { content, conversationId } = question;
  const { kept, newKey } = own;
  const place = conversationId ?? newKey;
  const wish = kept.wishFor(place, question);
  const newest = conversationId === undefined ? 0 : own.newestMessage(conversationId);
  const start = newAnswer(content, conversationId, newest);
  kept.put(place, start);
  const response = await askQuestion(wish).catch((error: unknown) => {
    kept.drop(place);
    throw error;
  });
  let id = conversationId;
  if (id !== undefined) onAccepted(id);
  const onStep = (heard: LiveAnswer) => {
    const isFirst = id === undefined && heard.conversationId !== undefined;
    id ??= heard.conversationId;
    if (id !== undefined) kept.put(id, heard);
    // Until the screen has come to the conversation, it shows the answer where it was asked.
    if (conversationId === undefined && kept.get(newKey)) kept.put(newKey, heard);
    if (!isFirst || id === undefined) return;
    kept.moveWish(newKey, id);
    if (!onAccepted(id)) kept.drop(newKey);
    void own.refreshList();
  };
  const answer = await followAnswer(
    response,
    { ...start, phase: 'thinking' },
    { onStep, isListening: kept.isOurs },
  );
  if (!kept.isOurs()) return;
  if (id === undefined) {
    kept.drop(newKey);
    throw new Error('The server took the question and gave no conversation.');
  }
  await (isUnderWay(answer) ? resume(own, id, answer) : settle(own, id, answer));
}

async function attach(own: OwnAnswers, id: number): Promise<void> {
  if (own.kept.get(id)) return;
  // The newest message is the beginning of the answer itself.
  const newest = own.newestMessage(id);
  const start = newAnswer(null, id, newest && newest - 1);
  own.kept.put(id, start);
  await resume(own, id, start);
}

/**
 * The line broke: the server goes on writing, so take the answer up again, or read it where it is done. After a few
 * times the reader is told; it goes on until the server is back or the reader puts the answer away.
 */
async function resume(own: OwnAnswers, id: number, broken: LiveAnswer): Promise<void> {
  const { kept } = own;
  let answer = broken;
  for (let attempt = 1; kept.isOurs(); attempt += 1) {
    try {
      const response = await attachToAnswer(id);
      const start: LiveAnswer = { ...newAnswer(broken.question, id, broken.after), phase: 'thinking' };
      answer = await followAnswer(response, start, {
        onStep: (heard) => kept.put(id, heard),
        isListening: kept.isOurs,
      });
      if (!isUnderWay(answer)) return await settle(own, id, answer);
    } catch (error) {
      if (hasStatus(error, 404)) return await settle(own, id, { ...answer, phase: 'done' });
      logFailure('Error taking up the answer:', error);
      if (!isWorthRetrying(error)) return kept.put(id, { ...answer, phase: 'failed' });
    }
    const shown: LiveAnswer = attempt < quietReattachments ? answer : { ...answer, phase: 'failed' };
    kept.put(id, shown);
    await pauseBefore(attempt);
    // Put away, or asked again.
    if (kept.get(id) !== shown) return;
  }
}

/**
 * Reads what was stored, and lets go of the live answer as soon as it is read: nothing flickers, and nothing is there
 * twice. The list of conversations takes its own time.
 */
async function settle(own: OwnAnswers, id: number, answer: LiveAnswer): Promise<void> {
  const { kept, refreshMessages, refreshList } = own;
  if (!kept.isOurs()) return;
  kept.grant(id);
  const listed = refreshList().catch((error: unknown) => logFailure('Error reading conversations:', error));
  const isRead = await refreshMessages(id).then(
    () => true,
    (error: unknown) => {
      logFailure('Error reading the stored answer:', error);
      return false;
    },
  );
  // Told whole, it stays as it was told until it can be read.
  const isToStay = answer.phase === 'failed' || (!isRead && answer.message !== undefined);
  if (isToStay) kept.put(id, answer);
  else kept.drop(id);
  await listed;
}

const pauseBefore = (attempt: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, retryPause(attempt));
  });
