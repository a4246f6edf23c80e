/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number>;

/** Waits for a condition. @throws when it does not come true within `timeoutMs` */
export function until<Value>(
  condition: () => Value | Promise<Value>,
  what: string,
  timeoutMs?: number,
): Promise<NonNullable<Value>>;
