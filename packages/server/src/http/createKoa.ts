import Koa from 'koa';
import type { Logger } from 'pino';
import type { WebConfig } from '../contract/index.ts';
import { answerErrors } from './reply/answerErrors.ts';
import { refuseOtherMethods, refuseRest, type Api } from './api.ts';
import { refuseOtherHosts, type KnownHosts } from './admission/hosts.ts';
import type { Metrics } from './observed/metrics.ts';
import { HttpProblem } from './reply/problems.ts';
import { requestLog } from './observed/requestLog.ts';
import { securityHeaders } from './admission/securityHeaders.ts';
import { shedLoad, type Capacity } from './admission/shedding.ts';
import { staticFiles } from './reply/staticFiles.ts';
import { noticeUnknownProxy } from './admission/unknownProxy.ts';

/** What the way of every request is made of. */
export interface KoaParts {
  log: Logger;
  metrics: Metrics;
  router: Api['router'];
  webConfig: WebConfig;
  /** Proxies in front whose `X-Forwarded-*` are believed. @default 0 */
  trustedProxies?: number | undefined;
  /** The names it answers under. None: under any. */
  knownHosts?: KnownHosts | undefined;
  /** The built page; without it only the API is served. */
  staticFolder?: string | undefined;
  /** Beyond what requests are refused. None: none is. */
  capacity?: Capacity | undefined;
}

/** What every request passes before and after the operations: log, refusals, headers, hosts, the built page. */
export function createKoa(parts: KoaParts): Koa {
  const { log, metrics, router, capacity, trustedProxies = 0 } = parts;
  const koa = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  koa.on('error', (error: NodeJS.ErrnoException) => log.debug({ err: error }, 'the answer broke off'));
  koa.use(requestLog(log, metrics));
  koa.use(answerErrors(log));
  koa.use(securityHeaders(parts.webConfig));
  if (capacity) koa.use(shedLoad(capacity));
  if (trustedProxies === 0) koa.use(noticeUnknownProxy(log));
  if (parts.knownHosts) koa.use(refuseOtherHosts(parts.knownHosts));
  koa.use(refuseOddTargets);
  koa.use(refuseOtherMethods(router));
  koa.use(router.routes());
  koa.use(refuseRest(router));
  if (parts.staticFolder) koa.use(staticFiles(parts.staticFolder));
  else koa.use(() => Promise.reject(new HttpProblem(404, 'There is nothing at this address.')));
  return koa;
}

/** `OPTIONS *`, `GET http://…` and the like: URLs that no path can be read from. */
function refuseOddTargets(ctx: Koa.Context, next: Koa.Next): Promise<unknown> {
  if (!ctx.req.url?.startsWith('/')) throw new HttpProblem(400, 'Send a path that starts with a slash.');
  return next();
}
