const minute = 60_000;
const longest = 60 * minute;

/** How often something is tried that is to be done once. */
export const mostAttempts = 10;

/** How long to wait before the next attempt, in ms: a minute, then twice as long each time, at most an hour. */
export const waitAfter = (attempts: number): number =>
  Math.min(longest, minute * 2 ** Math.max(0, attempts - 1));

/** A failure that trying again would not help. */
export class LastingFailure extends Error {
  override name = 'LastingFailure';
}
