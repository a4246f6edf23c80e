import { routes } from '@seedbed/server/contract';
import { http, type HttpHandler } from 'msw';
import { problemResponse, Refusal } from './refusal.ts';
import { mswPath } from './replay.ts';

const methodsByPath = Map.groupBy(Object.values(routes), (route) => route.path);

/** Answers other methods on the contract's paths with 405, and other paths under `/api` with 404. They go last. */
export const refusedHandlers: HttpHandler[] = [
  ...[...methodsByPath].map(([path, rows]) =>
    http.all(mswPath(path), () => {
      const allow = rows.map((row) => row.method).join(', ');
      return problemResponse(new Refusal(405, `Use ${allow} here.`), { Allow: allow });
    }),
  ),
  // Only where the path begins so: the page's own modules lie under /src/api in development.
  http.all(/^https?:\/\/[^/]+\/api\//, () =>
    problemResponse(new Refusal(404, 'There is nothing at this address.')),
  ),
];
