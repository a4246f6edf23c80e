import { randomBytes } from 'node:crypto';
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/**
 * Gives each request an id and, when it is done, a line in the log and a count in the metrics.
 * The line holds operation, method, path, status, time and who asked, and what
 * happened to a session: no query, header or body, so no secret.
 */
export function requestLog(log: Logger, metrics: Metrics) {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return async (ctx: Context, next: Next): Promise<void> => {
    const start = performance.now();
    const requestId = `${prefix}-${(++count).toString(36)}`;
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    await next();
    const ms = performance.now() - start;
    const { operation, uid, event, isStream } = ctx.state;
    metrics.record(operation ?? 'none', ctx.status, ms);
    if (isStream && !ctx.res.closed) ctx.res.once('close', metrics.beginStream());
    if (log.isLevelEnabled('info')) {
      log.info({
        requestId,
        operation,
        uid,
        event,
        method: ctx.method,
        path: ctx.path,
        status: ctx.status,
        ms: Math.round(ms * 10) / 10,
      });
    }
  };
}
