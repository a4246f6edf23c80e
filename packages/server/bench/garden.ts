import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sqliteFileName } from '../src/db/knex.ts';
import { loadEvidence } from '../src/evidence/index.ts';
import { clientOf, type Client } from '../src/testing/server.ts';
import { createDataFolder, pageSize } from './dataFolder.ts';
import { percentile } from './load.ts';
import { startSeedbed } from './program.ts';
import type { Row } from './report.ts';

const items = 20_000;
/** Entries of one file: the garden takes no more. */
const entriesOfFile = 5000;
const times = 200;
const warmUp = 20;

/** What somebody who plants for years looks for: lists, words, phrases, a collection, a tag, one item. */
const asked = (collectionId: number, itemId: number) =>
  [
    ['a page of the newest', `?limit=${pageSize}`],
    ['words that many have', `?limit=${pageSize}&q=sleep`],
    ['words that few have', `?limit=${pageSize}&q=melatonin%20latency%20-magnesium`],
    ['a phrase', `?limit=${pageSize}&q=%22sleep%20quality%22`],
    ['a tag', `?limit=${pageSize}&tag=tag-7`],
    ['a collection', `?limit=${pageSize}&collection=${collectionId}`],
    ['one item', `/${itemId}`],
  ] as const;

/** A garden of many items, read anew each time: the 95th percentile of what its person waits. */
export async function measureGarden(): Promise<Row[]> {
  const { path, cookie } = await createDataFolder({ products: 1 });
  const server = await startSeedbed(path);
  const client = clientOf(server.url, { Cookie: cookie });
  const db = new DatabaseSync(join(path, sqliteFileName), { timeout: 5000 });
  try {
    const { collectionId, itemId } = await fillGarden(client);
    const rows: Row[] = [];
    for (const [what, under] of asked(collectionId, itemId)) {
      const waits = await waitsOf(client, db, under);
      rows.push({
        what: `a garden of ${items.toLocaleString('en')} items, read anew: ${what}, p95`,
        unit: 'ms',
        ours: percentile(waits, 0.95),
        against: [{ name: 'its median', value: percentile(waits, 0.5) }],
        target: { ours: 60 },
      });
    }
    return rows;
  } finally {
    db.close();
    await server.stop();
  }
}

/** Imports what the base says, over and over, each time of another year; the newest are put into a collection. */
async function fillGarden(client: Client): Promise<{ collectionId: number; itemId: number }> {
  const texts = loadEvidence().passages.map(({ title, text, source }) => ({ title, text, source }));
  for (let from = 0; from < items; from += entriesOfFile) {
    const entries = Array.from({ length: entriesOfFile }, (_, n) => {
      const at = from + n;
      const { title, text, source } = texts[at % texts.length] as (typeof texts)[number];
      return {
        kind: 'passage',
        title: `${title} (${at})`.slice(0, 300),
        snapshot: text,
        source: { publication: source.slice(0, 500), doi: `10.5555/garden.${at}` },
        note: `Read on day ${at % 365}.`,
        tags: [`tag-${at % 40}`],
      };
    });
    const form = new FormData();
    form.set('file', new File([JSON.stringify(entries)], 'garden.json'));
    const { status, text } = await client.post('/api/garden/import', form);
    if (status !== 200) throw new Error(`The garden was not filled: ${status} ${text}`);
  }
  const { body: collection } = await client.post('/api/garden/collections', { name: 'Sleep drink' });
  const { body: newest } = await client.get(`/api/garden?limit=${pageSize}`);
  for (const { id } of newest) {
    const body = { collectionIds: [collection.id] };
    await client.send('PATCH', `/api/garden/${id}`, { body, headers: { 'If-Match': '*' } });
  }
  return { collectionId: collection.id, itemId: newest[0].id };
}

async function waitsOf(client: Client, db: DatabaseSync, under: string): Promise<number[]> {
  const waits: number[] = [];
  for (let n = -warmUp; n < times; n += 1) {
    // A new stamp says that rows have changed: nothing comes from memory.
    db.exec('update revisions set stamp = lower(hex(randomblob(8)))');
    const start = performance.now();
    const { status, text } = await client.get(`/api/garden${under}`);
    if (status !== 200) throw new Error(`/api/garden${under}: ${status} ${text}`);
    if (n >= 0) waits.push(performance.now() - start);
  }
  return waits;
}
