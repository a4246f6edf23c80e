import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Unavailable } from '../errors.ts';
import { eicar, startClamd, type ClamdFaults } from '../testing/clamd.ts';
import { createClamd } from './clamd.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const clamd = async (...how: Parameters<typeof startClamd>) => {
  const server = await startClamd(...how);
  closing.push(server.close);
  return server;
};
const quick = { scanMs: 200, pingMs: 200 };
/** Larger than what a socket holds by itself. */
const large = randomBytes(20 * 1_048_576);

it.each([
  ['nothing', Buffer.alloc(0)],
  ['one chunk to the byte', randomBytes(65_536)],
  ['one byte more', randomBytes(65_537)],
  ['the largest file that is kept', large],
])('hands over %s whole, and hears that it is clean', async (_, bytes) => {
  const server = await clamd();
  expect(await createClamd(server.url).scan(bytes)).toBeNull();
  expect(server.taken.map((taken) => taken.equals(bytes))).toEqual([true]);
});

it('hears what was found', async () => {
  const { url } = await clamd();
  const scanner = createClamd(url);
  expect(await scanner.scan(Buffer.from(`before ${eicar} after`))).toBe('Eicar-Test-Signature');
  expect(await scanner.isReachable()).toBe(true);
});

it('goes by a socket of this machine too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-clamd-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const { url } = await clamd({}, { path: join(folder, 'clamd.ctl') });
  expect(await createClamd(url).scan(Buffer.from(eicar))).toBe('Eicar-Test-Signature');
});

describe('knows nothing, and says so, where clamd', () => {
  const saying = (reply: string): ClamdFaults => ({ replyTo: () => reply });
  it.each<[string, ClamdFaults, Buffer?]>([
    ['says nothing', { replyTo: () => null }],
    ['does not read on', { onConnect: (socket) => socket.pause() }, large],
    ['hangs up at once', { onConnect: (socket) => socket.destroy() }],
    ['resets the connection', { onConnect: (socket) => socket.resetAndDestroy() }],
    ['hangs up without a verdict', { replyTo: (_, socket) => (socket.destroy(), null) }],
    ['says half a verdict', { replyTo: (_, socket) => (socket.end('stream: OK'), null) }],
    ['calls it clean before it has all', { onConnect: (socket) => socket.write('stream: OK\0') }, large],
    ['says two things', { replyTo: () => 'stream: OK\0stream: Eicar FOUND' }],
    ['never ends its reply', { replyTo: (_, socket) => (socket.write('stream: OK'.repeat(200)), null) }],
    ['takes less than this', { longestStream: 65_536 }, large],
    ['has an error', saying('stream: Allocated memory failed. ERROR')],
    ['is another program', saying('HTTP/1.1 400 Bad Request')],
    ['names nothing', saying('stream:  FOUND')],
    ['tells of something else', saying('/etc/passwd: OK')],
    ['says it in lines', saying('stream: OK\nstream: Eicar FOUND')],
  ])('%s', async (_, faults, bytes = Buffer.from('Zinc')) => {
    const { url } = await clamd(faults);
    const outcome = createClamd(url, quick).scan(bytes);
    await expect(outcome).rejects.toThrow(Unavailable);
    await expect(outcome).rejects.toThrow('so the file was not kept');
  });

  it('is not there', async () => {
    const server = await startClamd();
    await server.close();
    await expect(createClamd(server.url).scan(large)).rejects.toThrow(Unavailable);
    expect(await createClamd(server.url).isReachable()).toBe(false);
  });

  it.each<[string, ClamdFaults]>([
    ['stalls', { onConnect: () => undefined }],
    ['says something else', { onConnect: (socket) => socket.end('PONG?\0') }],
  ])('%s when it is asked whether it is there', async (_, faults) => {
    const { url } = await clamd(faults);
    expect(await createClamd(url, quick).isReachable()).toBe(false);
  });
});
