import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { sqlite } from '../../testing/databases.ts';
import { startServer } from '../../testing/server.ts';
import { answerErrors } from '../reply/answerErrors.ts';
import { createDurations, shedLoad } from './shedding.ts';

const capacity = { underWay: 2, takingMs: 1000, refusedAfterMs: 0 };
/** How long requests may take to arrive on a busy machine. */
const patience = { timeout: 20_000 };
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server with requests under way whose answers wait until they are let go. */
async function startWaiting({ tookMs, count }: { tookMs: number; count: number }) {
  const durations = createDurations(1);
  durations.note(tookMs);
  const held = Promise.withResolvers<void>();
  let underWay = 0;
  const koa = new Koa();
  koa.use(answerErrors(pino({ level: 'silent' })));
  koa.use(shedLoad(capacity, durations));
  koa.use(async (ctx) => {
    if (ctx.path === '/slow') {
      underWay += 1;
      await held.promise;
    }
    ctx.body = 'done';
  });
  const server = createServer(koa.callback());
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const taken = Array.from({ length: count }, () => fetch(`${url}/slow`));
  await expect.poll(() => underWay, patience).toBe(count);
  const letGo = async () => {
    held.resolve();
    return (await Promise.all(taken)).map(({ status }) => status);
  };
  return { ask: (path: string) => fetch(`${url}${path}`), letGo };
}

describe('a further request', () => {
  it.each([
    ['taken while requests take long and few are under way', { count: 1, tookMs: 5000 }, 200],
    ['taken while many are under way and are answered in time', { count: 3, tookMs: 999 }, 200],
    ['refused while many are under way and take long', { count: 2, tookMs: 1000 }, 503],
  ])('is %s', async (_, load, status) => {
    const server = await startWaiting(load);
    expect((await server.ask('/fast')).status).toBe(status);
    await server.letGo();
  });

  it('is refused with a time to try again, those under way are answered, and then it is taken', async () => {
    const server = await startWaiting({ count: 2, tookMs: 1000 });
    const refused = await server.ask('/fast');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await refused.json()).detail).toContain('Nothing was changed');
    expect(await server.letGo()).toEqual([200, 200]);
    expect((await server.ask('/fast')).status).toBe(200);
  });
});

describe('what the last requests took', () => {
  const medianOf = (...times: number[]) => {
    const durations = createDurations(3);
    for (const ms of times) durations.note(ms);
    return durations.median();
  };

  it.each([
    ['is nothing before there were enough', [5000, 5000], 0],
    ['is not told by a few slow ones', [5000, 20, 10], 20],
    ['is long when most of them were slow', [10, 4000, 5000], 4000],
    ['is short again after the slow ones', [5000, 5000, 5000, 10, 20], 20],
  ])('%s', (_, times, ms) => {
    expect(medianOf(...times)).toBe(ms);
  });
});

it('an application with a capacity refuses everything but probes when it is overloaded', async () => {
  const server = await startServer(sqlite, { capacity: { underWay: 0, takingMs: 0, refusedAfterMs: 0 } });
  const statusOf = async (path: string) => (await server.anonymous.get(path)).status;
  expect(await statusOf('/api/config')).toBe(503);
  for (const path of ['/healthz', '/readyz', '/metrics']) expect(await statusOf(path)).toBe(200);
  await server.close();
});
