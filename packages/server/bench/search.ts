import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sqliteFileName } from '../src/db/knex.ts';
import { loadEvidence } from '../src/evidence/index.ts';
import { clientOf, type Client } from '../src/testing/server.ts';
import { createDataFolder } from './dataFolder.ts';
import { percentile } from './load.ts';
import { startSeedbed } from './program.ts';
import type { Row } from './report.ts';

const messages = 100_000;
const messagesOfConversation = 100;
const times = 200;
const warmUp = 20;

/** What somebody looks for who has asked for years. */
const asked = [
  ['a word that many messages have', 'sleep'],
  ['words that few have', 'melatonin latency -magnesium'],
  ['a phrase', '"sleep quality"'],
  ['the beginning of a word', 'magn'],
  ['a word that none has', 'zebrawood'],
] as const;

/** One person's 100,000 messages, searched: the 95th percentile of what they wait. */
export async function measureSearch(): Promise<Row[]> {
  const { path, cookie } = await createDataFolder({ products: 50 });
  fillMessages(path);
  const server = await startSeedbed(path);
  const client = clientOf(server.url, { Cookie: cookie });
  try {
    const rows: Row[] = [];
    for (const [what, q] of asked) {
      const waits = await waitsOf(client, q);
      rows.push({
        what: `a search of ${messages.toLocaleString('en')} messages and 50 products: ${what}, p95`,
        unit: 'ms',
        ours: percentile(waits, 0.95),
        against: [{ name: 'its median', value: percentile(waits, 0.5) }],
        target: { ours: 100 },
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** Questions and answers that say what the base says, over and over; the index is kept by its triggers, as ever. */
function fillMessages(path: string): void {
  const texts = loadEvidence().passages.map(({ text }) => text);
  const db = new DatabaseSync(join(path, sqliteFileName));
  try {
    const { id: owner } = db.prepare('select id from users').get() as { id: number };
    const begin = db.prepare('insert into conversations (user_id, title) values (?, ?) returning id');
    const say = db.prepare(
      `insert into messages (conversation_id, role, content, status) values (?, ?, ?, 'complete')`,
    );
    db.exec('begin');
    for (let at = 0; at < messages; at += messagesOfConversation) {
      const { id } = begin.get(owner, `Conversation ${at}`) as { id: number };
      for (let n = 0; n < messagesOfConversation; n += 1) {
        const role = n % 2 === 0 ? 'user' : 'assistant';
        say.run(id, role, `${texts[(at + n) % texts.length]} (${at + n})`);
      }
    }
    db.exec('commit');
  } finally {
    db.close();
  }
}

async function waitsOf(client: Client, q: string): Promise<number[]> {
  const waits: number[] = [];
  for (let n = -warmUp; n < times; n += 1) {
    const start = performance.now();
    const { status, text } = await client.get(`/api/search?${new URLSearchParams({ q })}`);
    if (status !== 200) throw new Error(`${q}: ${status} ${text}`);
    if (n >= 0) waits.push(performance.now() - start);
  }
  return waits;
}
