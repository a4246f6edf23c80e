import type { Problem } from '@seedbed/server/contract';
import { HttpResponse } from 'msw';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
};

/** Thrown by a handler to answer with a problem. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly errors: Problem['errors'];

  constructor(status: number, detail: string, errors?: Problem['errors']) {
    super(detail);
    this.status = status;
    this.errors = errors;
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
  };
  return HttpResponse.json(problem, {
    status: refusal.status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}
