/** Reads what is known of many, in one question. What is not in the answer is not there any more. */
export type ReadMany<Row> = (ids: readonly number[]) => Promise<ReadonlyMap<number, Row>>;

/**
 * One clock and one question for all who look at rows again and again: a thousand answers that only wait would
 * otherwise ask the database thousands of times a second, and nobody else had a connection.
 */
export class SharedPoll<Row> {
  readonly #everyMs: number;
  readonly #read: ReadMany<Row>;
  #waiting = new Map<number, PromiseWithResolvers<Row | undefined>>();
  #isDue = false;

  constructor(everyMs: number, read: ReadMany<Row>) {
    this.#everyMs = everyMs;
    this.#read = read;
  }

  /** What the next reading finds of a row; undefined where there is none. Rejects when it cannot be read. */
  next(id: number): Promise<Row | undefined> {
    const known = this.#waiting.get(id);
    if (known) return known.promise;
    const fresh = Promise.withResolvers<Row | undefined>();
    this.#waiting.set(id, fresh);
    if (!this.#isDue) this.#schedule();
    return fresh.promise;
  }

  #schedule(): void {
    this.#isDue = true;
    setTimeout(() => void this.#tick(), this.#everyMs);
  }

  /** Reads once for all who wait by now; whoever comes while it reads waits for the next time. */
  async #tick(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = new Map();
    try {
      const rows = await this.#read([...asked.keys()]);
      for (const [id, { resolve }] of asked) resolve(rows.get(id));
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    } finally {
      this.#isDue = false;
      if (this.#waiting.size > 0) this.#schedule();
    }
  }
}
