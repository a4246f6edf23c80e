/** The keys of wishes of one kind. */
export interface IdempotencyKeys {
  /**
   * Does something under the key of its wish: the same wish asked again after a failure has the same key, so that trying
   * again never does a thing twice. Once it is done the wish is over: the same asked again is another, with another key.
   */
  once: <Answer>(wish: unknown, work: (key: string) => Promise<Answer>) => Promise<Answer>;
}

/** Keys for one kind of wish, of which one at a time is tried again. */
export function idempotencyKeys(): IdempotencyKeys {
  let open: { words: string; key: string } | undefined;
  return {
    once: async (wish, work) => {
      const words = JSON.stringify(wish);
      const own = open?.words === words ? open : { words, key: newIdempotencyKey() };
      open = own;
      const answer = await work(own.key);
      if (open === own) open = undefined;
      return answer;
    },
  };
}

/** A key that no other wish has. `randomUUID` is missing on plain-http addresses other than localhost. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
