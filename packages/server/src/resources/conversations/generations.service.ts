import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Answer, Answerer, Turn } from '../../answers/index.ts';
import { findPassages } from '../articles/passages.service.ts';
import { ConversationModel } from './conversations.model.ts';
import { Generation, type StopReason } from './generation.ts';
import { endAbandoned, findStreaming, MessageModel, saveProgress } from './messages.model.ts';

/** What answers are written with. */
export interface GenerationParts {
  db: Knex;
  answerer: Answerer;
  log: Logger;
  now(): number;
  /** How often the text so far is saved and a stop from another process is looked for, in ms. @default 400 */
  saveEveryMs?: number;
  /** How often the text of another process is looked at, in ms. @default 200 */
  pollEveryMs?: number;
  /** After how long without a sign of life an answer counts as broken off, in ms. @default 10000 */
  abandonedAfterMs?: number;
}

/** An answer to write. */
export interface Assignment {
  messageId: number;
  question: string;
  history: readonly Turn[];
}

/**
 * The answers this process writes, and a window on those that others write. The database is the meeting place:
 * text so far, sign of life and the wish to stop are columns of the message.
 */
export class Generations {
  private readonly running = new Map<number, Generation<MessageModel>>();
  private readonly parts: GenerationParts;
  private isClosing = false;

  constructor(parts: GenerationParts) {
    this.parts = parts;
  }

  /** Starts to write. It goes on when its reader leaves. */
  start(assignment: Assignment): void {
    const generation = new Generation<MessageModel>(assignment.messageId);
    this.running.set(assignment.messageId, generation);
    void this.write(generation, assignment).finally(() => this.running.delete(assignment.messageId));
  }

  /** The text of an answer from its start, piece by piece, from whichever process; returns what was stored. */
  follow(messageId: number): AsyncGenerator<string, MessageModel | null> {
    return this.running.get(messageId)?.follow() ?? this.followElsewhere(messageId);
  }

  /** Waits for an answer to be stored. */
  async ended(messageId: number): Promise<MessageModel | null> {
    const steps = this.follow(messageId);
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    return step.value;
  }

  /** Stops an answer, upstream too, and waits until its text is stored. */
  async stop(messageId: number): Promise<void> {
    await MessageModel.query(this.parts.db).findById(messageId).patch({ is_stop_requested: true });
    this.running.get(messageId)?.abort.abort('stopped' satisfies StopReason);
    await this.ended(messageId);
  }

  /** Stops the answer of a conversation that was deleted. */
  drop(messageId: number): void {
    this.running.get(messageId)?.abort.abort('deleted' satisfies StopReason);
  }

  /** Marks answers whose writer is gone. With `isAlone` no other process can be writing: all of them are. */
  async endAbandoned({
    isAlone = false,
    conversationId,
  }: { isAlone?: boolean; conversationId?: number } = {}) {
    const { db, now, abandonedAfterMs = 10_000 } = this.parts;
    const before = new Date(now() - (isAlone ? -1000 : abandonedAfterMs)).toISOString();
    await endAbandoned(db, { before, conversationId });
  }

  /** Gives the running answers a while to end by themselves, then stores what there is. */
  async close(graceMs: number): Promise<void> {
    this.isClosing = true;
    const all = [...this.running.values()];
    const timer = new AbortController();
    const allEnded = Promise.all(all.map((generation) => generation.ended));
    await Promise.race([allEnded, sleep(graceMs, undefined, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
    for (const generation of all) generation.abort.abort('shutdown' satisfies StopReason);
    await allEnded;
  }

  private async write(generation: Generation<MessageModel>, assignment: Assignment): Promise<void> {
    const saving = this.saveRegularly(generation);
    const outcome = await this.compose(generation, assignment);
    await saving.stop();
    const row = await this.store(generation, outcome).catch((error: unknown) => {
      this.parts.log.error({ err: error, messageId: generation.messageId }, 'an answer could not be stored');
      return null;
    });
    generation.finish(row);
  }

  /** The whole answer; 'stopped' or 'error' when it broke off. */
  private async compose(
    generation: Generation<MessageModel>,
    { question, history }: Assignment,
  ): Promise<Answer | 'stopped' | 'error'> {
    const { db, answerer, log } = this.parts;
    const { signal } = generation.abort;
    try {
      const articles = await findPassages(db, answerer.articleTerms(question, history));
      const steps = answerer.answer({ question, history, articles, signal })[Symbol.asyncIterator]();
      for (;;) {
        const step = await orAborted(steps.next(), signal);
        if (step.done) throw new Error('The answer ended without its end.');
        if (step.value.type === 'done') return step.value.answer;
        generation.append(step.value.text);
      }
    } catch (error) {
      if (generation.stopReason === 'stopped') return 'stopped';
      if (!generation.stopReason)
        log.error({ err: error, messageId: generation.messageId }, 'an answer broke off');
      return 'error';
    }
  }

  private async store(
    generation: Generation<MessageModel>,
    outcome: Answer | 'stopped' | 'error',
  ): Promise<MessageModel | null> {
    const isWhole = typeof outcome === 'object';
    const changes = isWhole
      ? {
          status: 'complete' as const,
          content: outcome.content,
          citations: JSON.stringify(outcome.citations),
        }
      : { status: outcome, content: generation.text };
    const { db, now } = this.parts;
    return db.transaction(async (trx) => {
      await MessageModel.query(trx)
        .findById(generation.messageId)
        .where({ status: 'streaming' })
        .patch(changes);
      const row = await MessageModel.query(trx).findById(generation.messageId);
      if (!row) return null;
      const updated_at = new Date(now()).toISOString();
      await ConversationModel.query(trx).findById(row.conversation_id).patch({ updated_at });
      return row;
    });
  }

  private saveRegularly(generation: Generation<MessageModel>): { stop(): Promise<void> } {
    const { saveEveryMs = 400 } = this.parts;
    const ended = new AbortController();
    const loop = async () => {
      for (;;) {
        await sleep(saveEveryMs, undefined, { signal: ended.signal });
        await this.save(generation);
      }
    };
    const done = loop().catch((error: unknown) => {
      if (!ended.signal.aborted) this.parts.log.error({ err: error }, 'the text so far could not be saved');
    });
    return {
      stop: () => {
        ended.abort();
        return done;
      },
    };
  }

  private async save(generation: Generation<MessageModel>): Promise<void> {
    const now = new Date(this.parts.now()).toISOString();
    const { messageId: id, text: content } = generation;
    const isStopRequested = await saveProgress(this.parts.db, { id, content, now });
    if (isStopRequested === undefined) generation.abort.abort('deleted' satisfies StopReason);
    if (isStopRequested) generation.abort.abort('stopped' satisfies StopReason);
  }

  private async *followElsewhere(messageId: number): AsyncGenerator<string, MessageModel | null> {
    const { db, pollEveryMs = 200 } = this.parts;
    let sent = 0;
    for (;;) {
      const row = await MessageModel.query(db).findById(messageId);
      if (!row) return null;
      if (row.content.length > sent) {
        yield row.content.slice(sent);
        sent = row.content.length;
      }
      if (row.status !== 'streaming' || this.isClosing) return row;
      await this.endAbandoned({ conversationId: row.conversation_id });
      await sleep(pollEveryMs);
    }
  }
}

/** The answer being written in a conversation, if any writer is alive. */
export async function findRunning(generations: Generations, db: Knex, conversationId: number) {
  await generations.endAbandoned({ conversationId });
  return findStreaming(db, conversationId);
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(new Error('aborted'));
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort));
}
