import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sqliteFileName } from '../src/db/knex.ts';
import { documentKindNames, type StoredDocument } from '../src/contract/index.ts';
import { clientOf, type Client } from '../src/testing/server.ts';
import { loadEvidence } from '../src/evidence/index.ts';
import { createDataFolder } from './dataFolder.ts';
import { beginFormula } from './formulas.ts';
import { percentile } from './load.ts';
import { startSeedbed } from './program.ts';
import { made, makeQuotedRequest, quoteCount, tiersEach } from './quotes.ts';
import type { Row } from './report.ts';

/** Their specification has at least the pages that are promised. */
const lineCount = 64;
const leastPages = 30;
const packed = 10;
/** Items that one call may fill in. */
const itemsOfCall = 400;
/** The thirty pages are of it, with a limit and a method typed for every test. */
const longest = 'ingredientSpec';

const anyVersion = { 'If-Match': '*' };

/** What somebody who buys waits for: a long document, all of a product's documents, many quotes compared. */
export async function measureDocuments(): Promise<Row[]> {
  const { path, cookie } = await createDataFolder({ products: 1 });
  const server = await startSeedbed(path);
  const client = clientOf(server.url, { Cookie: cookie });
  const db = new DatabaseSync(join(path, sqliteFileName), { timeout: 5000 });
  // A new stamp says that rows have changed: nothing comes from memory.
  const isRead = () => db.exec('update revisions set stamp = lower(hex(randomblob(8)))');
  try {
    const productId = (await client.get('/api/products')).body[0].id as number;
    await beginFormula(client, actives());
    const longId = await generateAll(client, productId);
    const file = `/api/documents/${longId}/file?format=pdf`;
    const pages = await pagesOf(client, file);
    const rfqId = await makeQuotedRequest(client, productId);
    const comparison = `/api/rfqs/${rfqId}/comparison`;
    const of = { client, before: isRead };
    return [
      rowOf(`a PDF of ${pages} pages`, await waitsOf(of, { path: file, times: 40 }), 1500),
      rowOf(
        `a pack of ${packed} documents in all their formats, as zip`,
        await waitsOf(of, { path: `/api/products/${productId}/pack`, times: 10 }),
        8000,
      ),
      rowOf(
        `${quoteCount} quotes of ${tiersEach} tiers compared, read anew`,
        await waitsOf(of, { path: comparison, times: 200 }),
        50,
      ),
    ];
  } finally {
    db.close();
    await server.stop();
  }
}

const rowOf = (what: string, waits: readonly number[], most: number): Row => ({
  what: `${what}, p95`,
  unit: 'ms',
  ours: percentile(waits, 0.95),
  against: [{ name: 'its median', value: percentile(waits, 0.5) }],
  target: { ours: most },
});

/** A formula of what the base knows, each with an amount of its own. */
const actives = () =>
  [...loadEvidence().ingredients.values()].slice(0, lineCount).map(({ key, name }, at) => ({
    id: at + 1,
    name,
    ingredient: key,
    amount: { value: 5 + at, unit: 'mg' },
    price: { tiers: [{ fromKg: 0, perKg: `${20 + at}.00` }], basis: 'quote' },
  }));

/** Generates one document of each of the first kinds, and answers everything the longest asks. @returns its number */
async function generateAll(client: Client, productId: number): Promise<number> {
  const kinds = documentKindNames.slice(0, packed);
  const ids = new Map<string, number>();
  for (const kind of kinds) {
    const { body } = made(await client.post('/api/documents', { productId, kind }));
    ids.set(kind, body.id);
  }
  const id = ids.get(longest) ?? 0;
  const { openItems }: StoredDocument = (await client.get(`/api/documents/${id}`)).body;
  for (let from = 0; from < openItems.length; from += itemsOfCall) {
    const items = openItems.slice(from, from + itemsOfCall);
    const values = Object.fromEntries(
      items.map(({ path, question }, at) => [path, answerTo(question, from + at)]),
    );
    made(await client.send('PATCH', `/api/documents/${id}`, { body: { values }, headers: anyVersion }));
  }
  return id;
}

/** As a person who knows their materials fills it in. */
function answerTo(question: string, at: number): string {
  if (question.startsWith('Method')) return `USP <${700 + (at % 300)}>, in-house procedure QC-${1000 + at}`;
  if (question.startsWith('Limit')) return `≤ ${(1 + (at % 40)) / 10} mg/kg`;
  if (question.startsWith('Strength')) return `${90 + (at % 10)} % of the material as supplied`;
  return `Northwind Ingredients, qualified on 2026-0${1 + (at % 9)}-15`;
}

async function pagesOf(client: Client, path: string): Promise<number> {
  const bytes = await (await client.open('GET', path)).arrayBuffer();
  const { numPages } = await getDocument({ data: new Uint8Array(bytes) }).promise;
  if (numPages < leastPages) throw new Error(`The long document has ${numPages} pages only.`);
  return numPages;
}

interface Reader {
  client: Client;
  before: () => void;
}

/** What it takes until the last byte has come. */
async function waitsOf(
  { client, before }: Reader,
  { path, times }: { path: string; times: number },
): Promise<number[]> {
  const warmUp = Math.ceil(times / 10);
  const waits: number[] = [];
  for (let n = -warmUp; n < times; n += 1) {
    before();
    const start = performance.now();
    const response = await client.open('GET', path);
    const { byteLength } = await response.arrayBuffer();
    if (response.status !== 200 || byteLength === 0) throw new Error(`${path}: ${response.status}`);
    if (n >= 0) waits.push(performance.now() - start);
  }
  return waits;
}
