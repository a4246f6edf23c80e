import { isDeepStrictEqual } from 'node:util';
import { copyOf, createDataFolder, pageSize, type DataFolder } from './dataFolder.ts';
import { measureRates, type Load } from './load.ts';
import { startContender, startSeedbed, type Program } from './program.ts';
import type { Row } from './report.ts';

interface Running {
  program: Program;
  folder: DataFolder;
}

/** Contenders by the name of their file; the first two are Seedbed. */
const names = {
  seedbed: 'Seedbed',
  seedbedWithoutMemory: 'Seedbed without memory',
  fastify: 'Fastify + node:sqlite',
  express: 'Express + node:sqlite',
  koaObjection: 'Koa + Objection, as one first writes it',
  fastifyWithCache: 'Fastify + node:sqlite + a cache',
} as const;
type Name = keyof typeof names;
type Contenders = Record<Name, Running>;

const page = `/api/products?limit=${pageSize}`;
const draft = JSON.stringify({
  concept: 'Sleep aid',
  description: 'Wind down in the evening.',
  insights: 'My own words.',
  estimatedCost: '12000.00',
  estimatedRevenue: '36000.00',
});

/** Requests a second: ours against the peers, each in a process and on a copy of the data of its own. */
export async function measureThroughput(): Promise<Row[]> {
  const source = await createDataFolder();
  const started: [string, Running][] = [];
  try {
    for (const name of Object.keys(names)) started.push([name, await start(source, name)]);
    const all = Object.fromEntries(started) as Contenders;
    const answer = await checkSameAnswers(all);
    return [...(await measureReads(all, answer)), await measureWrites(all)];
  } finally {
    for (const [, { program }] of started) await program.stop();
  }
}

async function start(source: DataFolder, name: string): Promise<Running> {
  const folder = copyOf(source);
  const program = await (name === 'seedbed' ? startSeedbed(folder.path) : startContender(name, folder.path));
  return { program, folder };
}

const loadOf = ({ program, folder }: Running, headers: Record<string, string> = {}): Load => ({
  url: program.url + page,
  headers: { Cookie: folder.cookie, ...headers },
  status: 200,
});

interface SameAnswer {
  bytes: number;
  /** The tag that Seedbed gives, and the one that the peer with a cache does. */
  tag: string;
  peerTag: string;
}

async function measureReads(all: Contenders, { bytes, tag, peerTag }: SameAnswer): Promise<Row[]> {
  const unchanged = (one: Running, known: string) => ({
    ...loadOf(one, { 'If-None-Match': known }),
    status: 304,
  });
  const order = Object.keys(names) as Name[];
  const rates = await measureRates([
    ...order.map((name) => loadOf(all[name])),
    unchanged(all.seedbed, tag),
    unchanged(all.fastifyWithCache, peerTag),
  ]);
  const rateOf = (name: Name) => rates[order.indexOf(name)] ?? NaN;
  const against = (...peers: Name[]) => peers.map((name) => ({ name: names[name], value: rateOf(name) }));
  const [notModified = NaN, peerNotModified = NaN] = rates.slice(order.length);
  const what = `GET /api/products, ${pageSize} rows (${Math.round(bytes / 1024)} KiB), 16 connections`;
  const unit = 'requests/s';
  return [
    {
      what: `${what}, without memory`,
      unit,
      ours: rateOf('seedbedWithoutMemory'),
      against: against('fastify', 'express', 'koaObjection'),
      target: { atLeast: 1 },
    },
    {
      what: `${what}, from memory`,
      unit,
      ours: rateOf('seedbed'),
      against: against('fastifyWithCache'),
      target: {},
    },
    {
      what: 'http/remembered: the same',
      unit,
      ours: rateOf('seedbed'),
      against: against('seedbedWithoutMemory'),
      target: { atLeast: 1.3 },
    },
    {
      what: 'the same with `If-None-Match`',
      unit,
      ours: notModified,
      against: [
        { name: 'itself, the full answer', value: rateOf('seedbed') },
        { name: names.fastifyWithCache, value: peerNotModified },
      ],
      target: { atLeast: 2 },
    },
  ];
}

/** Nobody may be fast by answering something else. */
async function checkSameAnswers(all: Contenders): Promise<SameAnswer> {
  const answers: Response[] = [];
  for (const { url, headers } of Object.values(all).map((one) => loadOf(one))) {
    if ((await fetch(url)).status !== 401) throw new Error(`${url} answers without a session.`);
    answers.push(await fetch(url, { headers }));
  }
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const [first, ...others] = texts.map((text) => JSON.parse(text));
  if (!others.every((other) => isDeepStrictEqual(first, other))) throw new Error('The answers differ.');
  const tagOf = (name: Name) => answers[Object.keys(all).indexOf(name)]?.headers.get('ETag') ?? '';
  const bytes = Buffer.byteLength(texts[0] ?? '');
  return { bytes, tag: tagOf('seedbed'), peerTag: tagOf('fastifyWithCache') };
}

async function measureWrites({ seedbed, fastify }: Contenders): Promise<Row> {
  const json = { 'Content-Type': 'application/json' };
  const writing = (one: Running): Load => ({
    ...loadOf(one, json),
    url: `${one.program.url}/api/products`,
    method: 'POST',
    body: draft,
    status: 201,
  });
  const [mine = NaN, theirs = NaN] = await measureRates([writing(seedbed), writing(fastify)]);
  return {
    what: 'POST /api/products, 16 connections, each commit synced to the disk',
    unit: 'requests/s',
    ours: mine,
    against: [{ name: names.fastify, value: theirs }],
    target: { atLeast: 1 },
  };
}
