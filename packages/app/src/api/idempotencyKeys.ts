/**
 * Gives the same key for the same wish asked again after a failure, and a new one for another wish,
 * so that trying again never does a thing twice.
 */
export function idempotencyKeys(): { keyFor: (body: unknown) => string; settle: () => void } {
  let open: { wish: string; key: string } | undefined;
  return {
    keyFor: (body) => {
      const wish = JSON.stringify(body);
      if (open?.wish !== wish) open = { wish, key: newIdempotencyKey() };
      return open.key;
    },
    settle: () => {
      open = undefined;
    },
  };
}

/** A key that no other wish has. `randomUUID` is missing on plain-http addresses other than localhost. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
