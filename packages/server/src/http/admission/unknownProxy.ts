import type { Context, Next } from 'koa';
import type { Logger } from 'pino';

/**
 * Says once that a proxy seems to stand in front which TRUST_PROXY does not count: cookies then lack `Secure`, and all
 * who come through it share one rate. Forgetting the setting shows nowhere else.
 */
export function noticeUnknownProxy(log: Logger) {
  let isSaid = false;
  return (ctx: Context, next: Next): Promise<unknown> => {
    if (!isSaid && ctx.headers['x-forwarded-proto'] !== undefined) {
      isSaid = true;
      log.warn(
        'a request came through a proxy, but TRUST_PROXY is 0: set it to the number of proxies in front',
      );
    }
    return next();
  };
}
