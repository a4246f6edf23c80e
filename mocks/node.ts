import { setupServer } from 'msw/node';
import { handlers } from './index.ts';

/** Answers requests made in Node from the mocks, on any origin. */
export const server = setupServer(...handlers);
