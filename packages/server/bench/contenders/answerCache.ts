import { hash } from 'node:crypto';

/** An answer as it goes out. */
export interface CachedAnswer {
  bytes: Buffer;
  tag: string;
}

/** Most answers that are kept. */
const capacity = 1000;

/**
 * What one would write for one process: the latest answers by person and address, all of a person's dropped when
 * that person writes. Another process that writes is not noticed.
 */
export class AnswerCache {
  private readonly answers = new Map<string, CachedAnswer>();

  /** The answer at this address, kept or made. */
  find(ownerId: number, url: string, read: () => unknown): CachedAnswer {
    const key = `${ownerId} ${url}`;
    const answer = this.answers.get(key) ?? answerOf(read());
    this.answers.delete(key);
    this.answers.set(key, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > capacity && oldest !== undefined) this.answers.delete(oldest);
    return answer;
  }

  /** Drops a person's answers. */
  forget(ownerId: number): void {
    for (const key of this.answers.keys()) if (key.startsWith(`${ownerId} `)) this.answers.delete(key);
  }
}

function answerOf(body: unknown): CachedAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, tag: `"${hash('sha1', bytes, 'base64url')}"` };
}
