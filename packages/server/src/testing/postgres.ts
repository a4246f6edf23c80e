import { execFileSync, spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  chownSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/**
 * One PostgreSQL for a whole test run, in a temporary folder and on a free port. The first test file that asks
 * starts it; a watcher ends it when the runner's process is gone, however that happens.
 */
const runner = isMainThread ? process.ppid : process.pid;
const folder = join(tmpdir(), `seedbed-postgres-${runner}`);
const urlFile = join(folder, 'url');

/** The cluster's address, or why there is none. */
export type Cluster = { url: string } | { reason: string };

/** Finds the cluster of this run, or starts it. */
export async function findCluster(): Promise<Cluster> {
  const bin = findPrograms();
  if (!bin) return { reason: 'initdb and pg_ctl were found neither on the PATH nor in /usr/lib/postgresql' };
  try {
    mkdirSync(folder);
  } catch {
    return waitForOther();
  }
  try {
    const url = await startCluster(bin);
    // Appears whole or not at all: others are waiting for it.
    writeFileSync(`${urlFile}.new`, url);
    renameSync(`${urlFile}.new`, urlFile);
    return { url };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    writeFileSync(join(folder, 'failed'), reason);
    return { reason };
  }
}

async function waitForOther(): Promise<Cluster> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (existsSync(urlFile)) return { url: readFileSync(urlFile, 'utf8') };
    if (existsSync(join(folder, 'failed'))) return { reason: readFileSync(join(folder, 'failed'), 'utf8') };
    await sleep(50);
  }
  return { reason: 'the test file that starts it did not finish' };
}

function findPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl'))) ?? null;
}

/** PostgreSQL refuses to run as root: another user lends its name. */
function owner(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout;
    if (status === 0) return { uid: Number(stdout), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
}

async function startCluster(bin: string): Promise<string> {
  const as = owner();
  const data = join(folder, 'data');
  const own = (path: string) => as.uid !== undefined && chownSync(path, as.uid, as.gid ?? as.uid);
  mkdirSync(data);
  own(folder);
  own(data);
  const options = { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
  const initdb = ['-D', data, '-U', 'seedbed', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, options);
  const port = await freePort();
  const settings = `-p ${port} -h 127.0.0.1 -k "" -c fsync=off -c full_page_writes=off -c max_connections=200`;
  const start = ['-D', data, '-l', join(folder, 'log'), '-w', '-t', '60', '-o', settings, 'start'];
  execFileSync(join(bin, 'pg_ctl'), start, { ...options, stdio: 'ignore' });
  endWithRunner(join(bin, 'pg_ctl'), data, as);
  return `postgres://seedbed@127.0.0.1:${port}`;
}

function endWithRunner(pgCtl: string, data: string, as: Pick<SpawnOptions, 'uid' | 'gid'>): void {
  const script = `while kill -0 ${runner} 2>/dev/null; do sleep 0.5; done
    '${pgCtl}' -D '${data}' -m immediate stop; rm -rf '${folder}'`;
  // Another user may not signal the runner: /proc tells as much where there is one.
  const watch = statSync('/proc', { throwIfNoEntry: false })
    ? script.replace(`kill -0 ${runner}`, `test -d /proc/${runner}`)
    : script;
  spawn('sh', ['-c', watch], { ...as, cwd: '/', detached: true, stdio: 'ignore' }).unref();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
