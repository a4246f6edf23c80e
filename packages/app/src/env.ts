import type { WebConfig } from '@seedbed/server/contract';
import { call } from './api/client';

let config: Promise<WebConfig> | undefined;

/**
 * The deployment's settings, read once a page.
 * @throws ApiError or TypeError when the server does not answer; the next call asks again
 */
export function loadWebConfig(): Promise<WebConfig> {
  config ??= call('config.get').catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
