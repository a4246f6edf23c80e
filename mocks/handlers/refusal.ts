import type { Problem } from '@seedbed/server/contract';
import { HttpResponse } from 'msw';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  428: 'Precondition Required',
  500: 'Internal Server Error',
};

/** Thrown by a handler to answer with a problem. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly errors: Problem['errors'];
  readonly checks: Problem['checks'];

  constructor(
    status: number,
    detail: string,
    more: Pick<Problem, 'errors' | 'checks'> | Problem['errors'] = {},
  ) {
    super(detail);
    this.status = status;
    this.errors = Array.isArray(more) ? more : more.errors;
    this.checks = Array.isArray(more) ? undefined : more.checks;
  }
}

/** Thrown when a record is not as `If-Match` says the caller has it: 412 with the record as it is now. */
export class Outdated extends Refusal {
  readonly current: object;
  readonly tag: string;

  constructor(current: object, tag: string) {
    super(412, 'This was changed since you read it. Nothing was written; look at what it is now.');
    this.current = current;
    this.tag = tag;
  }
}

/** The refusal as `application/problem+json`. */
export function problemResponse(refusal: Refusal, headers?: Record<string, string>): Response {
  const problem: Problem = {
    type: 'about:blank',
    title: titles[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: refusal.message,
    ...(refusal.errors && { errors: refusal.errors }),
    ...(refusal.checks && { checks: refusal.checks }),
    ...(refusal instanceof Outdated && { current: { ...refusal.current } }),
  };
  const tag: Record<string, string> = refusal instanceof Outdated ? { ETag: refusal.tag } : {};
  return HttpResponse.json(problem, {
    status: refusal.status,
    headers: { 'Content-Type': 'application/problem+json', ...tag, ...headers },
  });
}
