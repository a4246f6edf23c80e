import type { Freshness } from '../../ports.ts';

/** An answer as it goes out. */
export interface RememberedAnswer {
  bytes: Buffer;
  tag: string;
  /** The `Link` header, where there is a next page. */
  link: string | undefined;
}

/** Memory for answers, in bytes. */
const defaultCapacity = 32 * 1024 * 1024;

/** What an answer takes beside its body, roughly: address, headers, objects. */
const overheadBytes = 600;

/** The answers of one person's resource; they hold, and go, together. */
interface Group {
  stamp: string;
  answers: Map<string, RememberedAnswer>;
  size: number;
}

/** Answers of this process that hold while their stamp does; who has not asked for the longest time goes first. */
export class RememberedAnswers {
  private readonly groups = new Map<string, Group>();
  private readonly capacity: number;
  private size = 0;

  constructor(capacity = defaultCapacity) {
    this.capacity = capacity;
  }

  /** The answer at this address, if nothing it was read from has changed. */
  find(freshness: Freshness, url: string): RememberedAnswer | undefined {
    const key = keyOf(freshness);
    const group = this.groups.get(key);
    if (!group) return undefined;
    if (group.stamp !== freshness.stamp) {
      this.drop(key);
      return undefined;
    }
    this.groups.delete(key);
    this.groups.set(key, group);
    return group.answers.get(url);
  }

  /** Keeps an answer that was read after its stamp. No resource of one person takes more than an eighth of the memory. */
  keep(freshness: Freshness, url: string, answer: RememberedAnswer): void {
    const key = keyOf(freshness);
    const size = answer.bytes.length + url.length + overheadBytes;
    if (size > this.capacity / 8) return;
    const group = this.groupOf(key, freshness.stamp, size);
    if (group.answers.has(url)) return;
    group.answers.set(url, answer);
    group.size += size;
    this.size += size;
    for (const oldest of this.groups.keys()) {
      if (this.size <= this.capacity) break;
      this.drop(oldest);
    }
  }

  private groupOf(key: string, stamp: string, more: number): Group {
    const known = this.groups.get(key);
    if (known?.stamp === stamp && known.size + more <= this.capacity / 8) return known;
    this.drop(key);
    const group = { stamp, answers: new Map(), size: 0 };
    this.groups.set(key, group);
    return group;
  }

  private drop(key: string): void {
    this.size -= this.groups.get(key)?.size ?? 0;
    this.groups.delete(key);
  }
}

const keyOf = ({ resource, ownerId }: Freshness) => `${resource} ${ownerId}`;
