import type { Loader } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';

interface Mocks {
  handlers: RequestHandler[];
  resetDb: () => void;
}

const files = import.meta.glob<Mocks>('../mocks/index.ts');
const mocks = Promise.all(Object.values(files).map((load) => load()));

const startWorker = async () => {
  const [{ setupWorker }, modules] = await Promise.all([import('msw/browser'), mocks]);
  const worker = setupWorker(...modules.flatMap((module) => module.handlers));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
};

const load = mswLoader(startWorker);

/**
 * Answers `/api` in page stories (titles under `App/`) with the mocked contract; `parameters.msw` adds
 * handlers that go first. Every story finds the data as it was written: what another one made is forgotten.
 * Component stories never touch the network, so they do not wait for a worker.
 */
export const loadMocks: Loader = async (context) => {
  if (!context.title.startsWith('App/')) return {};
  for (const module of await mocks) module.resetDb();
  return load(context);
};
