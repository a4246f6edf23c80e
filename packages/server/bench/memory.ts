import { clientOf, type Answer, type Client } from '../src/testing/server.ts';
import { createDataFolder } from './dataFolder.ts';
import { startSeedbed } from './program.ts';
import type { Row } from './report.ts';

const few = 1000;
const many = 100_000;
const visitors = 16;

const draft = {
  concept: 'Sleep aid',
  description: 'Evening',
  insights: 'x',
  estimatedCost: '1',
  estimatedRevenue: '2',
};

/** A visit: what it asks for, one after another. Lists stay short, because it deletes what it made. */
async function* visit(client: Client): AsyncGenerator<[Answer, number]> {
  yield [await client.get('/api/users/current'), 200];
  const list = await client.get('/api/products');
  yield [list, 200];
  const tag = { 'If-None-Match': list.headers.get('ETag') ?? '' };
  for (let n = 0; n < 4; n += 1) yield [await client.get('/api/products?limit=20'), 200];
  const made = await client.post('/api/products', draft);
  yield [made, 201];
  const path = `/api/products/${made.body.id}`;
  yield [await client.get(path), 200];
  yield [await client.patch(path, { concept: 'Sleep drink' }), 200];
  yield [await client.patch(`${path}/pin`), 200];
  yield [await client.get(`${path}/estimate`), 200];
  yield [await client.delete(path), 204];
  yield [await client.get(path), 404];
  yield [await client.get('/api/articles', { headers: tag }), 200];
  yield [await client.get('/api/products?limit=0'), 400];
  yield [await client.get('/api/conversations'), 200];
  yield [await client.get('/api/nothing'), 404];
  const asked = await client.post('/api/conversations', { content: 'What is the upper limit for zinc?' });
  yield [asked, 201];
  const conversation = `/api/conversations/${asked.body.conversationId}`;
  yield [await client.get(`${conversation}/messages`), 200];
  yield [await client.delete(conversation), 204];
}

/** Resident memory of a server after a few mixed requests and after many. */
export async function measureMemory(): Promise<Row[]> {
  const { path, cookie } = await createDataFolder({ products: 5 });
  const server = await startSeedbed(path);
  const client = clientOf(server.url, { Cookie: cookie });
  const start = await request(client, few);
  const before = await residentMiB(client);
  await request(client, many - start);
  const after = await residentMiB(client);
  await server.stop();
  return [
    {
      what: `resident memory after ${many.toLocaleString('en')} mixed requests`,
      unit: 'MiB',
      ours: after,
      against: [{ name: `itself after ${few.toLocaleString('en')}`, value: before }],
      target: { atMost: 1.15 },
    },
  ];
}

/** Visits side by side until that many requests were answered. @returns how many it were */
async function request(client: Client, count: number): Promise<number> {
  let done = 0;
  const comeAgain = async () => {
    while (done < count) {
      for await (const [{ status, text }, expected] of visit(client)) {
        if (status !== expected) throw new Error(`${status} instead of ${expected}: ${text}`);
        done += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, comeAgain));
  return done;
}

/** What a server says of its own size. */
export const residentMiB = async (client: Client): Promise<number> =>
  (await figureOf(client, 'process_resident_memory_bytes')) / 2 ** 20;

/** The processor time that a server has taken so far, in s. */
export const processorSeconds = (client: Client): Promise<number> =>
  figureOf(client, 'process_cpu_seconds_total');

/** How much work of a server waits for a connection to the database at this moment. */
export const waitingForConnection = (client: Client): Promise<number> =>
  figureOf(client, 'seedbed_database_connections{state="waiting"}');

async function figureOf(client: Client, name: string): Promise<number> {
  const { text } = await client.get('/metrics');
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}
