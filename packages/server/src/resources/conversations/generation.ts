import type { Citation, LiteratureSearch } from '../../contract/index.ts';

/** Why an answer ends before it is whole. */
export type StopReason = 'stopped' | 'deleted' | 'shutdown';

/** What is told of an answer as it is written: its next words, or what public services are asked for it. */
export type Piece = { text: string } | { literature: LiteratureSearch };

/** How an answer ended. */
export type Ending<Row> = { row: Row | null };

/**
 * An answer being written in this process: its text so far, and whoever waits for more.
 * Readers come and go without touching the writing.
 */
export class Generation<Row> {
  readonly messageId: number;
  readonly abort = new AbortController();
  text = '';
  /** What the text may cite, known before its first words. */
  citations: readonly Citation[] = [];
  /** What public services are asked for it; null where none is. */
  literature: LiteratureSearch | null = null;
  ending: Ending<Row> | null = null;
  private change = Promise.withResolvers<void>();
  private readonly end = Promise.withResolvers<Row | null>();

  constructor(messageId: number) {
    this.messageId = messageId;
  }

  /** Why it was told to end; null while nobody has. */
  get stopReason(): StopReason | null {
    return this.abort.signal.aborted ? (this.abort.signal.reason as StopReason) : null;
  }

  /** Resolves with the stored message, or null when its conversation is gone. */
  get ended(): Promise<Row | null> {
    return this.end.promise;
  }

  /** Adds a piece of text. */
  append(text: string): void {
    this.text += text;
    this.wake();
  }

  /** Tells what public services are asked, and what came. */
  search(literature: LiteratureSearch): void {
    this.literature = literature;
    this.wake();
  }

  /** Ends it with what was stored. */
  finish(row: Row | null): void {
    this.ending = { row };
    this.end.resolve(row);
    this.wake();
  }

  /** The pieces from the first character on, as they come; returns the stored message. */
  async *follow(): AsyncGenerator<Piece, Row | null> {
    let sent = 0;
    let told: LiteratureSearch | null = null;
    for (;;) {
      if (this.literature && this.literature !== told) {
        told = this.literature;
        yield { literature: told };
      } else if (this.text.length > sent) {
        const text = this.text.slice(sent);
        sent = this.text.length;
        yield { text };
      } else if (this.ending) {
        return this.ending.row;
      } else {
        await this.change.promise;
      }
    }
  }

  private wake(): void {
    const { resolve } = this.change;
    this.change = Promise.withResolvers<void>();
    resolve();
  }
}
