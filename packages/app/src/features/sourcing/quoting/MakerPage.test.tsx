import { http, HttpResponse } from 'msw';
import { useSWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hosted, newPage, show } from '../../../testing/hosted';
import { mockServer, type MockedServer } from '../../../testing/mockedServer';
import { MakerPage } from './MakerPage';

const invited = { status: 'invited', from: 'Ada Okafor', to: 'Northwind Contract Manufacturing', quotes: [] };

let server: MockedServer;
let hide = () => {};

beforeEach(() => {
  server = mockServer();
});

afterEach(() => {
  hide();
  vi.unstubAllGlobals();
});

it('shows the request though it turns out meanwhile who is signed in', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/api/quote-request', async () => {
      await isAnswered;
      return HttpResponse.json(invited);
    }),
  );
  const page = newPage({ status: 'loading' });
  const reads = hosted(page, useSWRConfig);
  hide = show(page, <MakerPage />);
  await expect.poll(() => server.requests).toHaveLength(1);
  await reads.current.mutate(() => true, undefined, { revalidate: false });
  answer();
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('Open the request');
});
