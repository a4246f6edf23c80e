import { getResponse, type HttpHandler } from 'msw';
import { vi } from 'vitest';
import { handlers, resetDb } from '../../../../mocks/index.ts';

/** The server as the page meets it: the contract replayed, and what was asked of it. */
export interface MockedServer {
  /** Every request, in order. */
  requests: Request[];
  /** What goes before the usual answers from now on; called again, in place of what it was. */
  use: (...overrides: HttpHandler[]) => void;
}

const origin = 'http://seedbed.test';

/** Answers `fetch` from the mocks, their data fresh. Take it back with `vi.unstubAllGlobals()`. */
export function mockServer(): MockedServer {
  resetDb();
  let overrides: HttpHandler[] = [];
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const request = new Request(new URL(path, origin), init);
    requests.push(request.clone());
    const response = await getResponse([...overrides, ...handlers], request, { baseUrl: origin });
    if (!response) throw new TypeError(`The mocks do not answer ${path}`);
    // As `fetch` tells of a line that is down.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  return {
    requests,
    use: (...next) => {
      overrides = next;
    },
  };
}
