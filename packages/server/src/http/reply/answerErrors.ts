import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import { Busy } from '../../errors.ts';
import { answerProblem, HttpProblem, problemFrom } from './problems.ts';
import { securityEventOf } from '../observed/securityEvent.ts';

/** Outermost of all: whatever is thrown below becomes a problem, and what matters to an operator is noted. */
export function answerErrors(log: Logger) {
  return async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const problem = problemFrom(error);
      note(log, ctx, { error, status: problem.status });
      if (error instanceof HttpProblem) ctx.set(error.headers);
      if (problem.status === 401) ctx.set('WWW-Authenticate', 'Bearer');
      if (problem.status === 503 || error instanceof Busy) ctx.set('Retry-After', '5');
      answerProblem(ctx, problem);
    }
  };
}

/** The words of a refusal are ours and hold nothing that people wrote. */
function note(log: Logger, ctx: Context, { error, status }: { error: unknown; status: number }): void {
  const { requestId, operation, uid } = ctx.state;
  // A refusal of ours is no failure: under load, a trace of each would be one more burden.
  if (status >= 500 && !(error instanceof HttpProblem))
    log.error({ err: error, requestId }, 'request failed');
  const event = securityEventOf(error);
  if (event && error instanceof Error) {
    log.info({ event, requestId, operation, uid, status, reason: error.message }, 'refused');
  }
}
