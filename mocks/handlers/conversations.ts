import {
  maxTitleLength,
  records,
  usualScope,
  type Conversation,
  type Message,
  type Question,
} from '@seedbed/server/contract';
import { db, nextId, now } from '../db.ts';
import type { ConversationRow } from '../data/index.ts';
import { isRunning, runToEnd, startAnswer, stopAnswer, tell } from './answers.ts';
import { eventStream, wantsEvents } from './events.ts';
import { forgetNested, ownOf } from './own.ts';
import { Refusal } from './refusal.ts';
import { page } from './pages.ts';
import { me, replay, requireMe } from './replay.ts';

const present = ({ userId: _owner, ...conversation }: ConversationRow): Conversation => ({
  scope: usualScope,
  ...conversation,
});

/** One's own conversation. */
export const ownConversation = ({ id }: { id: number }): ConversationRow =>
  ownOf('conversation', { id, rows: db.conversations, ownerOf: (row) => row.userId });

function runningConversation(params: { id: number }): ConversationRow {
  const conversation = ownConversation(params);
  if (!isRunning(conversation.id)) throw new Refusal(404, 'No answer is being written in this conversation.');
  return conversation;
}

function checkScope({ scope }: Question): void {
  const isOwn = (row: { id: number; ownerId: number }) =>
    row.id === scope?.garden && row.ownerId === me()?.id;
  if (typeof scope?.garden !== 'number' || db.gardenCollections.some(isOwn)) return;
  throw new Refusal(400, records.gardenCollection.missing, [
    { path: 'scope.garden', message: 'Take a collection of your own' },
  ]);
}

function ask(conversation: ConversationRow, { content, literature, scope }: Question): [Message, Message] {
  const time = now();
  if (scope) conversation.scope = scope;
  if (literature !== undefined) conversation.literature = literature || undefined;
  const question: Message = {
    id: nextId(db.messages),
    conversationId: conversation.id,
    role: 'user',
    content,
    status: 'complete',
    citations: [],
    createdAt: time,
  };
  db.messages.push(question);
  conversation.updatedAt = time;
  return [question, startAnswer(question, conversation)];
}

export const conversationHandlers = {
  'conversations.list': replay('conversations.list', ({ query, request }) => {
    const latestFirst = db.conversations
      .filter((row) => row.userId === me()?.id)
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    return page(latestFirst.map(present), query, request);
  }),
  'conversations.create': replay('conversations.create', ({ body, request }) => {
    checkScope(body);
    const { content } = body;
    const time = now();
    const title = content.slice(0, maxTitleLength);
    const row = {
      id: nextId(db.conversations),
      userId: requireMe().id,
      title,
      createdAt: time,
      updatedAt: time,
    };
    db.conversations.push(row);
    const [question, answer] = ask(row, body);
    if (wantsEvents(request)) return eventStream(tell(row, answer));
    return { conversationId: row.id, title, messages: [question, runToEnd(answer)] };
  }),
  'conversations.delete': replay('conversations.delete', ({ params }) => {
    const conversation = ownConversation(params);
    stopAnswer(conversation.id);
    db.conversations.splice(db.conversations.indexOf(conversation), 1);
    forgetNested('conversation', conversation.id);
    db.messages = db.messages.filter((message) => message.conversationId !== conversation.id);
  }),
  'messages.list': replay('messages.list', ({ params, query, request }) => {
    const { id } = ownConversation(params);
    const messages = db.messages.filter((message) => message.conversationId === id);
    return page(messages, query, request);
  }),
  'messages.create': replay('messages.create', ({ params, body, request }) => {
    checkScope(body);
    const conversation = ownConversation(params);
    if (isRunning(conversation.id))
      throw new Refusal(
        409,
        'An answer is being written in this conversation. Wait for it, or stop it first.',
      );
    const [question, answer] = ask(conversation, body);
    if (wantsEvents(request)) return eventStream(tell(conversation, answer));
    return { messages: [question, runToEnd(answer)] };
  }),
  'generation.attach': replay('generation.attach', ({ params }) => {
    const conversation = runningConversation(params);
    const answer = db.messages.findLast((message) => message.conversationId === conversation.id);
    if (!answer) throw new Refusal(404, 'No answer is being written in this conversation.');
    return eventStream(tell(conversation, answer));
  }),
  'generation.stop': replay('generation.stop', ({ params }) => {
    stopAnswer(runningConversation(params).id);
  }),
};
