/** An answer as it goes out. */
export interface RememberedAnswer {
  bytes: Buffer;
  tag: string;
  /** The `Link` header, where there is a next page. */
  link: string | undefined;
}

/** Whose rows an answer was read from, and the stamp that they carried before they were read. */
export interface Freshness {
  /** 0 for what everybody shares. */
  ownerId: number;
  stamp: string;
}

/** Memory for answers, in bytes. */
const defaultCapacity = 32 * 1024 * 1024;

/** What an entry takes beside its body, roughly: address, headers, objects. */
const overheadBytes = 600;

interface Entry extends RememberedAnswer {
  stamp: string;
}

/** Answers of this process that hold while their stamp does, the least recently used going first. */
export class RememberedAnswers {
  private readonly entries = new Map<string, Entry>();
  private readonly capacity: number;
  private size = 0;

  constructor(capacity = defaultCapacity) {
    this.capacity = capacity;
  }

  /** The answer at this address, if nothing it was read from has changed. */
  find({ ownerId, stamp }: Freshness, url: string): RememberedAnswer | undefined {
    const key = keyOf(ownerId, url);
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    if (entry.stamp === stamp) {
      this.entries.set(key, entry);
      return entry;
    }
    this.size -= sizeOf(key, entry);
    return undefined;
  }

  /** Keeps an answer that was read after its stamp. One that would fill an eighth of the memory is not worth it. */
  keep({ ownerId, stamp }: Freshness, url: string, answer: RememberedAnswer): void {
    const key = keyOf(ownerId, url);
    const entry = { ...answer, stamp };
    const size = sizeOf(key, entry);
    this.drop(key);
    if (size > this.capacity / 8) return;
    this.entries.set(key, entry);
    this.size += size;
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.capacity) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.size -= sizeOf(key, entry);
  }
}

const keyOf = (ownerId: number, url: string) => `${ownerId} ${url}`;
const sizeOf = (key: string, { bytes }: Entry) => bytes.length + key.length + overheadBytes;
