import type { Readiness, WebConfig } from '../../contract/index.ts';
import { openApiDocument } from '../../contract/openapi.ts';
import type { Api } from '../../http/api.ts';
import type { Metrics } from '../../http/observed/metrics.ts';

/** What the deployment tells of itself. */
export interface SystemParts {
  /** What answers; throws `Unavailable` when the database does not. */
  checkReadiness(): Promise<Readiness>;
  metrics: Metrics;
  webConfig: WebConfig;
}

const nothing = { reads: null };

/** Liveness, readiness, metrics, the contract and the page's settings. */
export function mountSystem(api: Api, { checkReadiness, metrics, webConfig }: SystemParts): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.mount(
    'openapi.get',
    (ctx) => {
      document ??= openApiDocument();
      ctx.body = document;
    },
    nothing,
  );

  api.mount(
    'config.get',
    (ctx) => {
      ctx.body = webConfig;
    },
    nothing,
  );

  api.mount(
    'system.health',
    (ctx) => {
      ctx.body = { status: 'ok' };
    },
    nothing,
  );

  api.mount(
    'system.ready',
    async (ctx) => {
      ctx.body = await checkReadiness();
    },
    nothing,
  );

  api.mount(
    'system.metrics',
    async (ctx) => {
      ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
      ctx.body = await metrics.text();
    },
    nothing,
  );
}
