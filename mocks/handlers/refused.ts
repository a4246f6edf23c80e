import { routes, type Route } from '@seedbed/server/contract';
import { http, type HttpHandler } from 'msw';
import { problemResponse, Refusal } from './refusal.ts';
import { mswPath } from './replay.ts';

/** A path that can be read answers HEAD too. */
const methodsOf = ({ method }: Route) => (method === 'GET' ? ['HEAD', method] : [method]);
const methodsByPath = Map.groupBy<string, Route>(Object.values(routes), (route) => route.path);

const refusal = (rows: readonly Route[]) => {
  const methods = rows.flatMap(methodsOf).join(', ');
  return problemResponse(new Refusal(405, `Use ${methods} here.`), { Allow: `${methods}, OPTIONS` });
};

/** Refuses other methods on paths that are spelled out, before their last word is taken for a number. They go first. */
export const spelledOutHandlers: HttpHandler[] = [...methodsByPath]
  .filter(([path]) => !path.includes('{'))
  .map(([path, rows]) =>
    http.all(mswPath(path), ({ request: { method } }) =>
      method === 'OPTIONS' || rows.flatMap(methodsOf).includes(method) ? undefined : refusal(rows),
    ),
  );

/** Answers other methods on the contract's paths with 405. They go after what answers there. */
export const refusedHandlers: HttpHandler[] = [...methodsByPath].map(([path, rows]) =>
  http.all(mswPath(path), () => refusal(rows)),
);

/**
 * Answers other paths under `/api` with 404. Only where the path begins so: the page's own modules lie under /src/api in
 * development.
 */
export const nothingHandler: HttpHandler = http.all(/^https?:\/\/[^/]+\/api\//, () =>
  problemResponse(new Refusal(404, 'There is nothing at this address.')),
);
