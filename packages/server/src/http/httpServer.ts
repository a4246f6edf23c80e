import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a client may take to send, in ms. Whoever takes longer is told 408, and the connection ends. */
export interface ServerPatience {
  /** For the headers. A browser also opens connections ahead of need: each of them is held this long. @default 30000 */
  headersMs?: number;
  /** For the whole request, as for the largest file on a slow line. @default 300000 */
  requestMs?: number;
  /** Time between two looks for those who took longer. @default 5000 */
  lookEveryMs?: number;
}

/** The server of requests. Whoever sends slowly, or never ends, holds its own connection for a while and nothing else. */
export function createHttpServer(
  handler: RequestListener,
  { headersMs = 30_000, requestMs = 300_000, lookEveryMs = 5000 }: ServerPatience = {},
): Server {
  return createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookEveryMs,
      // Longer than proxies keep theirs: the one that sends must be the one that closes.
      keepAliveTimeout: 65_000,
    },
    handler,
  );
}
