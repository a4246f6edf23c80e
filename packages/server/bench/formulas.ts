import { clientOf, type Answer, type Client } from '../src/testing/server.ts';
import { createDataFolder } from './dataFolder.ts';
import { percentile } from './load.ts';
import { startSeedbed } from './program.ts';
import type { Row } from './report.ts';

const lineCount = 60;
const times = 300;
const warmUp = 30;

const nutrients = ['magnesium', 'zinc', 'vitamin-c', 'vitamin-d', 'calcium', 'iron', 'selenium'];

/** Vitamins and minerals over and over, as a multivitamin has them, with what carries them. */
export const linesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    name: `Line ${n + 1}`,
    ...(n % 2 === 0 ? { nutrient: nutrients[(n / 2) % nutrients.length] } : { purpose: 'excipient' }),
    amount: { value: 5 + n, unit: 'mg' },
    price: { tiers: [{ fromKg: 0, perKg: '14.00' }], basis: 'quote' },
  }));
const settings = { form: 'capsule', pack: 'capsule', serving: { units: 2 }, container: { units: 60 } };

/** One writer's change of a formula, and the same draft computed only: the 95th percentile of what they wait. */
export async function measureFormulas(): Promise<Row[]> {
  const { path, cookie } = await createDataFolder({ products: 1 });
  const server = await startSeedbed(path);
  const client = clientOf(server.url, { Cookie: cookie });
  const address = await beginFormula(client, linesOf(lineCount));
  const change = await percentileOf((n) =>
    setAmount(client, address, { line: 1 + (n % lineCount), value: n + 1 }),
  );
  const draft = { ...settings, lines: linesOf(lineCount) };
  const compute = await percentileOf(() => client.post('/api/formulas/compute', { draft }));
  await server.stop();
  const what = `of a formula of ${lineCount} lines, 95th percentile`;
  return [
    {
      what: `PATCH ${what}, on the disk`,
      unit: 'ms',
      ours: change,
      against: [{ name: 'computed only', value: compute }],
      target: { ours: 25 },
    },
    {
      what: `POST compute ${what}`,
      unit: 'ms',
      ours: compute,
      against: [{ name: 'its PATCH', value: change }],
      target: { ours: 15 },
    },
  ];
}

/** Begins a formula of these lines for the first product. @returns its address */
export async function beginFormula(client: Client, lines: readonly object[]): Promise<string> {
  const [product] = (await client.get('/api/products')).body;
  const begun = await client.post(`/api/products/${product.id}/formulas`, { name: 'Multi', from: 'empty' });
  const address = `/api/formulas/${begun.body.formula.id}`;
  const ops = [
    ...Object.entries(settings).map(([field, value]) => ({ op: 'setFormula', path: field, value })),
    ...lines.map((line) => ({ op: 'addLine', line })),
  ];
  expectOk(await client.send('PATCH', address, { body: { ops }, headers: { 'If-Match': '*' } }));
  return address;
}

/** One change of one line, whatever changed in between. */
export const setAmount = (
  client: Client,
  address: string,
  { line, value }: { line: number; value: number },
): Promise<Answer> =>
  client.send('PATCH', address, {
    body: { ops: [{ op: 'setField', line, path: 'amount.value', value }] },
    headers: { 'If-Match': '*' },
  });

function expectOk({ status, text }: Answer): void {
  if (status !== 200) throw new Error(`A formula was answered with ${status}: ${text}`);
}

async function percentileOf(ask: (n: number) => Promise<Answer>): Promise<number> {
  const waits: number[] = [];
  for (let n = 0; n < warmUp + times; n += 1) {
    const start = performance.now();
    expectOk(await ask(n));
    if (n >= warmUp) waits.push(performance.now() - start);
  }
  return percentile(waits, 0.95);
}
