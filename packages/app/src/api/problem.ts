import type { Problem } from '@seedbed/server/contract';

/**
 * A refusal of the server. No answer at all is a TypeError, as `fetch` throws it.
 * `message` is the status, a colon and the response's text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly text: string;
  /** The refusal as the server words it; undefined where something else answered, such as a proxy. */
  readonly problem: Problem | undefined;

  constructor(status: number, text: string, problem?: Problem) {
    super(`${status}: ${text}`);
    this.status = status;
    this.text = text;
    this.problem = problem;
  }
}

/** Reads a refusal from the text of a response. */
export function apiErrorOf(status: number, text: string): ApiError {
  return new ApiError(status, text, problemOf(text));
}

/** Nothing, or a page of a proxy. */
const isNoReason = (text: string) => text.trim() === '' || text.trimStart().startsWith('<');

/** An error in words for people: the server's own where it gave some, else the error's message. */
export function errorWords(error: unknown): string {
  if (error instanceof ApiError) {
    const { status, problem, text } = error;
    if (problem) return `${status}: ${problem.detail}`;
    if (isNoReason(text)) return `${status}: The server gave no reason. Try again in a moment.`;
  }
  if (isUnanswered(error)) return 'The server could not be reached. Check the connection, then try again.';
  return error instanceof Error ? error.message : String(error);
}

/** Whether a request got no answer at all. Browsers word it differently; the kind of error is the same. */
const isUnanswered = (error: unknown) => error instanceof TypeError;

/** The server's word on each field that it refused, by the field's name; empty where it said none. */
export function refusalsOf(error: unknown): Partial<Record<string, string>> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** The row as it is now, where a change was refused because another was stored in between; undefined for all else. */
export const currentOf = <Row>(error: unknown): Row | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.problem?.current as Row | undefined) : undefined;

/** Whether an error is the server's refusal with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

function problemOf(text: string): Problem | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isProblem(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'status' in body &&
    'detail' in body &&
    typeof body.detail === 'string'
  );
}

const maySucceedLater = new Set([401, 403, 408, 425, 429]);

/** Whether a call may be taken later: no network, no session, too much at once, a broken server. */
export const isForLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || maySucceedLater.has(error.status);
