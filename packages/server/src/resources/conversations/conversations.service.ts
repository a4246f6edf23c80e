import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import type { Turn } from '../../answers/index.ts';
import { records, usualScope, type Scope } from '../../contract/index.ts';
import { oneMore, pageOf, type ListPage } from '../../db/page.ts';
import { transact } from '../../db/transact.ts';
import { lockName } from '../../db/lockName.ts';
import { Busy, Conflict, Forbidden, Invalid, NotFound } from '../../errors.ts';
import type { Once } from '../../ports.ts';
import { findOwnCollections } from '../garden/collections.model.ts';
import {
  ConversationModel,
  findConversations,
  type ConversationKey,
  type Part,
} from './conversations.model.ts';
import { findRunning, type Generations } from './generations.service.ts';
import {
  countStreaming,
  findMessages,
  findStreaming,
  insertStreaming,
  MessageModel,
  type MessageKey,
} from './messages.model.ts';
import { titleOf } from './title.ts';
import type { Assignment } from './writing.service.ts';

/** What conversations are kept with. */
export interface ConversationParts {
  db: Knex;
  generations: Generations;
  now(): number;
  /** Whether the operator lets questions ask public literature services. */
  hasLiterature: boolean;
  /** Most answers that are written for one person at a time. None: any number. */
  answersPerPerson?: number | undefined;
}

/** A question as it is asked. */
export interface Asking {
  content: string;
  /** Look in public literature services too; undefined: as the question before, at first not. */
  literature?: boolean;
  /** What the answer may draw on; undefined: as the question before, at first all but the garden. */
  scope?: Scope;
}

/** A question that was stored, and the answer that is being written to it. */
export interface Asked {
  conversationId: number;
  title: string;
  questionId: number;
  answerId: number;
}

/** Which conversation, and who asks for it. */
export interface ConversationRef {
  id: number;
  actor: Actor;
}

/** A person's conversations, latest first. */
export async function listConversations(
  db: Knex,
  { actor, limit, after }: Part<ConversationKey> & { actor: Actor },
): Promise<ListPage<ConversationModel, ConversationKey>> {
  const ownerId = readableOwner(actor);
  const rows = await findConversations(db, { ownerId, limit: oneMore(limit), after });
  return pageOf(rows, limit, (row) => [row.updated_at, row.id]);
}

/** How its rows are looked upon, those of what is nested in it included. */
export const conversationSubject: Subject<ConversationModel> = {
  kind: 'conversation',
  ownerOf: (row) => row.user_id,
  missing: records.conversation.missing,
};

async function getConversation(
  db: Knex,
  { id, actor, action }: ConversationRef & { action: Action },
): Promise<ConversationModel> {
  return admit(await ConversationModel.query(db).findById(id), conversationSubject, { actor, action });
}

/** The messages of one of a person's conversations, oldest first. */
export async function listMessages(
  db: Knex,
  { limit, after, ...ref }: ConversationRef & Part<MessageKey>,
): Promise<ListPage<MessageModel, MessageKey>> {
  const { id } = await getConversation(db, { ...ref, action: 'read' });
  const rows = await findMessages(db, { conversationId: id, limit: oneMore(limit), after });
  return pageOf(rows, limit, (row) => [row.id]);
}

function checkMayAsk({ hasLiterature }: ConversationParts, { literature }: Asking): void {
  if (literature && !hasLiterature) {
    throw new Forbidden('Whoever runs this Seedbed has switched the literature search off. Ask without it.');
  }
}

/** @throws Invalid for a scope that names a collection of nobody's, or of somebody else */
async function checkScope(db: Knex, actor: Actor, { scope }: Asking): Promise<void> {
  if (typeof scope?.garden !== 'number') return;
  const [own] = await findOwnCollections(db, actor.userId, [scope.garden]);
  if (own !== undefined) return;
  throw new Invalid(records.gardenCollection.missing, [
    { path: 'scope.garden', message: 'Take a collection of your own' },
  ]);
}

const keptScope = ({ scope }: Asking) => scope && JSON.stringify(scope);

/** Stores the first question of a new conversation and starts its answer. */
export async function startConversation(
  parts: ConversationParts,
  { actor, once, ...asking }: Asking & { actor: Actor; once: Once },
): Promise<Asked> {
  checkMayAsk(parts, asking);
  await checkScope(parts.db, actor, asking);
  return askOnce(parts, once, async (trx) => {
    const at = new Date(parts.now()).toISOString();
    const conversation = await ConversationModel.query(trx)
      .insert({
        user_id: actor.userId,
        title: titleOf(asking.content),
        literature: asking.literature ?? false,
        scope: keptScope(asking) ?? null,
        created_at: at,
        updated_at: at,
      })
      .returning('*');
    return insertExchange(parts, trx, { conversation, content: asking.content, at });
  });
}

/** Stores a further question and starts its answer; only one answer is written at a time. */
export async function ask(
  parts: ConversationParts,
  { id, actor, once, ...asking }: ConversationRef & Asking & { once: Once },
): Promise<Asked> {
  checkMayAsk(parts, asking);
  await checkScope(parts.db, actor, asking);
  await getConversation(parts.db, { id, actor, action: 'update' });
  await parts.generations.endAbandoned({ conversationId: id });
  return askOnce(parts, once, async (trx) => {
    const at = new Date(parts.now()).toISOString();
    // A write first: it takes the lock that two questions at once have to queue for.
    const chosen = { literature: asking.literature, scope: keptScope(asking) };
    await ConversationModel.query(trx)
      .findById(id)
      .patch({ updated_at: at, ...chosen });
    const conversation = await getConversation(trx, { id, actor, action: 'update' });
    return insertExchange(parts, trx, { conversation, content: asking.content, at });
  });
}

/** Deletes a conversation with its messages, and stops the answer being written in it. */
export async function deleteConversation(parts: ConversationParts, ref: ConversationRef): Promise<void> {
  const { id } = await getConversation(parts.db, { ...ref, action: 'delete' });
  const running = await findStreaming(parts.db, id);
  await transact(parts.db, (trx) => ConversationModel.query(trx).deleteById(id).execute());
  if (running) parts.generations.drop(running.id);
}

/** The question and the answer as they are stored when the answer has ended. */
export async function getExchange(parts: ConversationParts, asked: Asked): Promise<MessageModel[]> {
  await parts.generations.ended(asked.answerId);
  const rows = await MessageModel.query(parts.db).findByIds([asked.questionId, asked.answerId]).orderBy('id');
  if (rows.length < 2) throw new NotFound('The conversation was deleted while it was answered.');
  return rows;
}

/** The answer being written in a conversation, to read along with. */
export async function findGeneration(parts: ConversationParts, ref: ConversationRef): Promise<Asked> {
  return getGeneration(parts, { ...ref, action: 'read' });
}

/** Stops the answer being written; the text so far is kept. */
export async function stopGeneration(parts: ConversationParts, ref: ConversationRef): Promise<void> {
  const { answerId } = await getGeneration(parts, { ...ref, action: 'update' });
  await parts.generations.stop(answerId);
}

async function getGeneration(
  { db, generations }: ConversationParts,
  wish: ConversationRef & { action: Action },
): Promise<Asked> {
  const { id, title } = await getConversation(db, wish);
  const running = await findRunning(generations, db, id);
  if (!running) throw new NotFound('No answer is being written in this conversation.');
  return { conversationId: id, title, questionId: 0, answerId: running.id };
}

interface Begun {
  asked: Asked;
  assignment: Assignment;
}

// The answer starts after the commit, and only for the first of several equal requests.
async function askOnce(
  { generations }: ConversationParts,
  once: Once,
  begin: (trx: Knex) => Promise<Begun>,
): Promise<Asked> {
  let assignment: Assignment | undefined;
  const reply = await once.run<Asked>(async (trx) => {
    const begun = await begin(trx);
    assignment = begun.assignment;
    return { status: 201, body: begun.asked };
  });
  if (assignment) generations.start(assignment);
  return reply.body;
}

/** @throws Busy while as many answers are being written for a person as may be */
async function refuseMany(
  { answersPerPerson }: ConversationParts,
  trx: Knex,
  ownerId: number,
): Promise<void> {
  if (answersPerPerson === undefined) return;
  await lockName(trx, `answers of ${ownerId}`);
  if ((await countStreaming(trx, ownerId)) < answersPerPerson) return;
  throw new Busy(
    `${answersPerPerson} answers are being written for you. The question was not asked; wait for one of them, or stop it, then ask again.`,
  );
}

/** Most earlier messages that a question may lean on. */
const historyLength = 20;

async function insertExchange(
  parts: ConversationParts,
  trx: Knex,
  { conversation, content, at }: { conversation: ConversationModel; content: string; at: string },
): Promise<Begun> {
  const { id: conversationId, title } = conversation;
  await refuseMany(parts, trx, conversation.user_id);
  const history = await historyOf(trx, conversationId);
  const question = await MessageModel.query(trx)
    .insert({ conversation_id: conversationId, role: 'user', content, status: 'complete', created_at: at })
    .returning('*');
  const answer = await insertStreaming(trx, { conversationId, now: at });
  if (!answer) {
    throw new Conflict('An answer is being written in this conversation. Wait for it, or stop it first.');
  }
  return {
    asked: { conversationId, title, questionId: question.id, answerId: answer.id },
    assignment: {
      conversationId,
      messageId: answer.id,
      question: content,
      history,
      literature: Boolean(conversation.literature),
      ownerId: conversation.user_id,
      scope: conversation.scope ? (JSON.parse(conversation.scope) as Scope) : usualScope,
    },
  };
}

async function historyOf(trx: Knex, conversationId: number): Promise<Turn[]> {
  const rows = await MessageModel.query(trx)
    .where({ conversation_id: conversationId })
    .orderBy('id', 'desc')
    .limit(historyLength);
  return rows
    .reverse()
    .flatMap(({ role, content }) => (role === 'system' || content === '' ? [] : [{ role, content }]));
}
