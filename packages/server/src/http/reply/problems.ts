import { STATUS_CODES } from 'node:http';
import type { Context } from 'koa';
import type { FieldRefusal, Problem } from '../../contract/index.ts';
import { isDatabaseAway, isDiskFailure, isWriteConflict } from '../../db/failures.ts';
import {
  Busy,
  Conflict,
  DomainError,
  Forbidden,
  Invalid,
  NoRoom,
  NotFound,
  SignInNeeded,
  Stopped,
  Unavailable,
} from '../../errors.ts';

/** A refusal that only HTTP knows: sizes, media types, methods, rates. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

/** The record is not as the caller has it: 412 with the record as it is now, and its tag. */
export class OutdatedProblem extends HttpProblem {
  override name = 'OutdatedProblem';
  readonly current: object;

  constructor(current: object, tag: string) {
    super(412, 'This was changed since you read it. Nothing was written; look at what it is now.', {
      ETag: tag,
    });
    this.current = current;
  }
}

const statusOf: [new (message: string) => DomainError, number][] = [
  [Invalid, 400],
  [SignInNeeded, 401],
  [Forbidden, 403],
  [NotFound, 404],
  [Conflict, 409],
  [NoRoom, 413],
  [Busy, 429],
  [Unavailable, 503],
];

/** The body of a refusal (RFC 9457). */
export function problemOf(status: number, detail: string, errors?: readonly FieldRefusal[]): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors?.length ? { errors: [...errors] } : {}),
  };
}

/** The refusal a thrown error stands for; what nobody foresaw is a 500 without particulars. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof OutdatedProblem) {
    return { ...problemOf(error.status, error.message), current: { ...error.current } };
  }
  if (error instanceof HttpProblem) return problemOf(error.status, error.message);
  if (error instanceof DomainError) {
    const status = statusOf.find(([kind]) => error instanceof kind)?.[1] ?? 500;
    const problem = problemOf(status, error.message, error instanceof Invalid ? error.errors : undefined);
    return error instanceof Stopped ? { ...problem, checks: [...error.checks] } : problem;
  }
  if (isWriteConflict(error)) {
    return problemOf(
      503,
      'Others changed the same data at the same moment. Nothing was changed; try again shortly.',
    );
  }
  if (isDiskFailure(error)) {
    return problemOf(
      503,
      'The disk under the database has no room left, or fails. Nothing was changed; try again once whoever runs this Seedbed has made room.',
    );
  }
  if (isDatabaseAway(error)) {
    return problemOf(
      503,
      'The database cannot be reached right now. Nothing was changed; try again shortly.',
    );
  }
  return problemOf(500, 'Something went wrong on our side. It was logged; try again shortly.');
}

/** Answers a problem. */
export function answerProblem(ctx: Context, problem: Problem): void {
  ctx.status = problem.status;
  ctx.body = JSON.stringify(problem);
  ctx.type = 'application/problem+json';
  ctx.set('Cache-Control', 'no-store');
}
