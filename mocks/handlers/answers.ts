import {
  LiteratureSearch,
  type AnswerEvent,
  type Conversation,
  type Message,
} from '@seedbed/server/contract';
import { delay } from 'msw';
import { messages as seeded } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';

/** The seeded answer to the same question; to any other, the seeded 'nothing answers this'. */
function seededAnswer(question: string): Pick<Message, 'content' | 'citations'> {
  const asked = seeded.findIndex((message) => message.role === 'user' && message.content === question);
  const nothing = seeded.find((message) => message.role === 'assistant' && message.citations.length === 0);
  return (asked >= 0 ? seeded[asked + 1] : nothing) ?? { content: '', citations: [] };
}

/** What public services would have been asked and have given. */
const search = () => LiteratureSearch.parse(LiteratureSearch.meta()?.example);

/** Stores an empty answer that is being written, and what is still to be told of it. */
export function startAnswer(question: Message, { literature }: Pick<Conversation, 'literature'>): Message {
  const { content, citations } = seededAnswer(question.content);
  const answer: Message = {
    ...question,
    id: nextId(db.messages),
    role: 'assistant',
    content: '',
    status: 'streaming',
    citations,
    ...(literature ? { literature: search() } : {}),
    createdAt: now(),
  };
  db.messages.push(answer);
  db.running.set(answer.conversationId, content.match(/\S+\s*|\s+/g) ?? []);
  return answer;
}

/** Whether an answer is being written in the conversation. */
export function isRunning(conversationId: number): boolean {
  return db.running.has(conversationId);
}

/** An answer that was cut off keeps the citations of the markers it came to. */
function finish(answer: Message, status: Message['status']): Message {
  db.running.delete(answer.conversationId);
  const citations = answer.citations.filter(({ n }) => answer.content.includes(`[${n}]`));
  return Object.assign(answer, { status, citations });
}

/** Tells the whole answer at once. */
export function runToEnd(answer: Message): Message {
  answer.content += (db.running.get(answer.conversationId) ?? []).join('');
  return finish(answer, 'complete');
}

/** Keeps the text so far as stopped; does nothing when no answer is being written. */
export function stopAnswer(conversationId: number): void {
  const answer = db.messages.findLast((message) => message.conversationId === conversationId);
  if (answer && isRunning(conversationId)) finish(answer, 'stopped');
}

/** Tells an answer word by word, from the text so far; a stop in between ends it. */
export async function* tell({ id, title }: Conversation, answer: Message): AsyncGenerator<AnswerEvent, void> {
  yield { event: 'conversation', data: { conversationId: id, title } };
  if (answer.literature) yield { event: 'literature', data: answer.literature };
  if (answer.content) yield { event: 'delta', data: { text: answer.content } };
  let text: string | undefined;
  while ((text = db.running.get(id)?.shift()) !== undefined) {
    answer.content += text;
    yield { event: 'delta', data: { text } };
    await delay(db.pace);
  }
  if (isRunning(id)) finish(answer, 'complete');
  yield { event: 'done', data: { message: answer } };
}
