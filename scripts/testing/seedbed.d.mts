/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number>;
