import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { transact } from '../../db/transact.ts';
import type { LiteratureSearch } from '../../contract/index.ts';
import { Generation, type Piece, type StopReason } from './generation.ts';
import { endAsBroken, findAbandoned, findStreaming, MessageModel } from './messages.model.ts';
import { createProgressReader } from './progress.service.ts';
import { createLifeSigns, type LifeSigns, type SavingPace } from './saving.service.ts';
import { SharedPoll } from './sharedPoll.ts';
import { writeAnswer, type Assignment, type WritingParts } from './writing.service.ts';

/** What answers are kept with. */
export interface GenerationParts extends Omit<WritingParts, 'signs'>, SavingPace {
  /** How often the text of another process is looked at, in ms. @default 200 */
  pollEveryMs?: number;
  /** After how long without a sign of life an answer counts as broken off, in ms. @default 10000 */
  abandonedAfterMs?: number;
}

/**
 * The answers this process writes, and a window on those that others write. The database is the meeting place:
 * text so far, sign of life and the wish to stop are columns of the message.
 */
export class Generations {
  private readonly running = new Map<number, Generation<MessageModel>>();
  private readonly parts: GenerationParts;
  private readonly signs: LifeSigns;
  /** What other processes write, for all who read along here. */
  private readonly elsewhere: SharedPoll<MessageModel>;
  private isClosing = false;

  constructor(parts: GenerationParts) {
    this.parts = parts;
    const { db, pollEveryMs = 200 } = parts;
    this.signs = createLifeSigns(db, parts);
    const read = createProgressReader(db);
    this.elsewhere = new SharedPoll(pollEveryMs, async (ids) => {
      await this.endAbandoned();
      return read(ids);
    });
  }

  /** Starts to write. It goes on when its reader leaves. */
  start(assignment: Assignment): void {
    const generation = new Generation<MessageModel>(assignment.messageId);
    this.running.set(assignment.messageId, generation);
    void writeAnswer({ ...this.parts, signs: this.signs }, generation, assignment).finally(() =>
      this.running.delete(assignment.messageId),
    );
  }

  /** The text of an answer from its start, piece by piece, from whichever process; returns what was stored. */
  follow(messageId: number): AsyncGenerator<Piece, MessageModel | null> {
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
  }: { isAlone?: boolean; conversationId?: number } = {}): Promise<void> {
    const { db, abandonedAfterMs = 10_000 } = this.parts;
    const abandoned = { silentForMs: isAlone ? undefined : abandonedAfterMs, conversationId };
    // Looked for first: hardly ever is there one, and what is only read holds nobody up.
    if ((await findAbandoned(db, abandoned)).length === 0) return;
    await transact(db, async (trx) => endAsBroken(trx, await findAbandoned(trx, abandoned)));
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

  private async *followElsewhere(messageId: number): AsyncGenerator<Piece, MessageModel | null> {
    let sent = 0;
    let told: string | null = null;
    let row = await MessageModel.query(this.parts.db).findById(messageId);
    while (row) {
      if (row.literature && row.literature !== told) {
        told = row.literature;
        yield { literature: JSON.parse(told) as LiteratureSearch };
      }
      if (row.content.length > sent) {
        yield { text: row.content.slice(sent) };
        sent = row.content.length;
      }
      if (row.status !== 'streaming' || this.isClosing) return row;
      row = await this.elsewhere.next(messageId);
    }
    return null;
  }
}

/** The answer being written in a conversation, if any writer is alive. */
export async function findRunning(generations: Generations, db: Knex, conversationId: number) {
  await generations.endAbandoned({ conversationId });
  return findStreaming(db, conversationId);
}
