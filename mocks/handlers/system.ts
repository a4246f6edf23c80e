import { Health, Readiness, WebConfig } from '@seedbed/server/contract';
import { replay } from './replay.ts';

export const systemHandlers = {
  'config.get': replay('config.get', () => WebConfig.parse(WebConfig.meta()?.example)),
  'openapi.get': replay('openapi.get', () => ({
    openapi: '3.1.0',
    info: { title: 'Seedbed', version: '1' },
    // No page reads the paths; what writes them stays out of the browser's bundle.
    paths: {},
  })),
  'system.health': replay('system.health', () => Health.parse(Health.meta()?.example)),
  'system.ready': replay('system.ready', () => Readiness.parse(Readiness.meta()?.example)),
  'system.metrics': replay(
    'system.metrics',
    () => '# TYPE http_requests_total counter\nhttp_requests_total 1\n',
  ),
};
