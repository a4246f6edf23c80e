import type { Loader } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';

const mocks = import.meta.glob<{ handlers: RequestHandler[] }>('../mocks/index.ts');

const startWorker = async () => {
  const [{ setupWorker }, ...modules] = await Promise.all([
    import('msw/browser'),
    ...Object.values(mocks).map((load) => load()),
  ]);
  const worker = setupWorker(...modules.flatMap((module) => module.handlers));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
};

const load = mswLoader(startWorker);

/**
 * Answers `/api` in page stories (titles under `App/`) with the mocked contract; `parameters.msw` adds
 * handlers that go first. Component stories never touch the network, so they do not wait for a worker.
 */
export const loadMocks: Loader = (context) => (context.title.startsWith('App/') ? load(context) : {});
