import { z } from 'zod';
import { operation } from './http.ts';

/** Liveness: the process answers. */
export const Health = z
  .strictObject({ status: z.literal('ok') })
  .meta({ id: 'Health', example: { status: 'ok' } });

/** Readiness: the database is reachable and its migrations are done. */
export const Readiness = z
  .strictObject({
    status: z.literal('ready'),
    database: z.enum(['sqlite', 'postgres']).describe('What the data is kept in'),
    scanner: z
      .enum(['reachable', 'unreachable'])
      .optional()
      .describe(
        'The virus scanner of files, where there is one; without it files are refused, and nothing else',
      ),
  })
  .meta({ id: 'Readiness', example: { status: 'ready', database: 'sqlite' } });
export type Readiness = z.infer<typeof Readiness>;

export const systemOperations = {
  'openapi.get': operation('openapi.get', {
    summary: 'This contract as OpenAPI 3.1',
    responses: { 200: z.record(z.string(), z.unknown()) },
  }),
  'system.health': operation('system.health', { summary: 'Liveness', responses: { 200: Health } }),
  'system.ready': operation('system.ready', {
    summary: 'Readiness',
    responses: { 200: Readiness },
    problems: [503],
  }),
  'system.metrics': operation('system.metrics', {
    summary: 'Counters and timings as Prometheus text; this machine only, or with `METRICS_TOKEN` as bearer',
    responses: { 200: z.string() },
    problems: [403],
  }),
};
