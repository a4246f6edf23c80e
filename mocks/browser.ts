import { setupWorker } from 'msw/browser';
import { handlers } from './index.ts';

/** Answers the page's requests from the mocks; its script is served from `mocks/public`. */
export const worker = setupWorker(...handlers);
