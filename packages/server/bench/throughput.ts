import { isDeepStrictEqual } from 'node:util';
import { copyOf, createDataFolder, pageSize, type DataFolder } from './dataFolder.ts';
import { measureRates, type Load } from './load.ts';
import { startContender, startSeedbed, type Program } from './program.ts';
import type { Row } from './report.ts';

interface Running {
  program: Program;
  folder: DataFolder;
}

const peers = [
  ['Fastify + node:sqlite', 'fastify'],
  ['Express + node:sqlite', 'express'],
  ['Koa + Objection, as one first writes it', 'koaObjection'],
] as const;

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
  const ours = await start(source, startSeedbed);
  const others = [];
  for (const [, name] of peers) others.push(await start(source, (path) => startContender(name, path)));
  try {
    return [...(await measureReads(ours, others)), await measureWrites(ours, others[0] as Running)];
  } finally {
    for (const { program } of [ours, ...others]) await program.stop();
  }
}

async function start(source: DataFolder, program: (path: string) => Promise<Program>): Promise<Running> {
  const folder = copyOf(source);
  return { program: await program(folder.path), folder };
}

const loadOf = ({ program, folder }: Running, headers: Record<string, string> = {}): Load => ({
  url: program.url + page,
  headers: { Cookie: folder.cookie, ...headers },
  status: 200,
});

async function measureReads(ours: Running, others: readonly Running[]): Promise<Row[]> {
  const { bytes, tag } = await checkSameAnswers([ours, ...others]);
  const unchanged = { ...loadOf(ours, { 'If-None-Match': tag }), status: 304 };
  const loads = [loadOf(ours), unchanged, ...others.map((other) => loadOf(other))];
  const [full = NaN, notModified = NaN, ...rates] = await measureRates(loads);
  const size = `${Math.round(bytes / 1024)} KiB`;
  return [
    {
      what: `GET /api/products, ${pageSize} rows (${size}), 16 connections`,
      unit: 'requests/s',
      ours: full,
      against: peers.map(([name], i) => ({ name, value: rates[i] ?? NaN })),
      target: { atLeast: 1 },
    },
    {
      what: 'the same with `If-None-Match`',
      unit: 'requests/s',
      ours: notModified,
      against: [{ name: 'itself, the full answer', value: full }],
      target: { atLeast: 2 },
    },
  ];
}

/** Nobody may be fast by answering something else. */
async function checkSameAnswers(all: readonly Running[]): Promise<{ bytes: number; tag: string }> {
  const answers = [];
  for (const { url, headers } of all.map((one) => loadOf(one))) {
    if ((await fetch(url)).status !== 401) throw new Error(`${url} answers without a session.`);
    answers.push(await fetch(url, { headers }));
  }
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const [first, ...others] = texts.map((text) => JSON.parse(text));
  if (!others.every((other) => isDeepStrictEqual(first, other))) throw new Error('The answers differ.');
  return { bytes: Buffer.byteLength(texts[0] ?? ''), tag: answers[0]?.headers.get('ETag') ?? '' };
}

async function measureWrites(ours: Running, peer: Running): Promise<Row> {
  const json = { 'Content-Type': 'application/json' };
  const writing = (one: Running): Load => ({
    ...loadOf(one, json),
    url: `${one.program.url}/api/products`,
    method: 'POST',
    body: draft,
    status: 201,
  });
  const [mine = NaN, theirs = NaN] = await measureRates([writing(ours), writing(peer)]);
  return {
    what: 'POST /api/products, 16 connections, each commit synced to the disk',
    unit: 'requests/s',
    ours: mine,
    against: [{ name: peers[0][0], value: theirs }],
    target: { atLeast: 0.8 },
  };
}
