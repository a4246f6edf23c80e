import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { Unavailable } from '../errors.ts';
import type { FileScanner } from './scanner.ts';

/** How long clamd may take. */
export interface ClamdPatience {
  /** For all of a file, in ms. @default 30,000 */
  scanMs?: number;
  /** To say that it is there, in ms. @default 1000 */
  pingMs?: number;
}

/** Bytes that go out as one chunk. */
const chunkBytes = 65_536;
/** No reply of clamd's is longer: a path, a signature, a word. */
const longestReply = 1024;

/**
 * Asks ClamAV's daemon by its INSTREAM command (`man clamd`): chunks with their length in front, an empty one at the end,
 * and one reply that ends with NUL.
 * @param address `tcp://host:port`, or `unix:/path` of a socket
 */
export function createClamd(address: string, patience: ClamdPatience = {}): FileScanner {
  const { scanMs = 30_000, pingMs = 1000 } = patience;
  const target = targetOf(address);
  return {
    async scan(bytes) {
      const reply = await ask(target, { parts: streamOf(bytes), ms: scanMs }).catch((cause: unknown) => {
        throw new Unavailable(notScanned, { cause });
      });
      return readVerdict(reply);
    },
    isReachable: () =>
      ask(target, { parts: [Buffer.from('zPING\0')], ms: pingMs }).then(
        (reply) => reply === 'PONG',
        () => false,
      ),
  };
}

const notScanned =
  'The virus scanner cannot be asked right now, so the file was not kept. Try again in a moment.';

function targetOf(address: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

function* streamOf(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(count: number): Uint8Array {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(count);
  return prefix;
}

/** Only the two sentences that the protocol has for a verdict are one. */
function readVerdict(reply: string): string | null {
  if (reply === 'stream: OK') return null;
  const [, name] = /^stream: (\P{Cc}{1,200}) FOUND$/u.exec(reply) ?? [];
  if (name) return name;
  throw new Unavailable(notScanned, { cause: new Error(`clamd answered ${JSON.stringify(reply)}`) });
}

interface Question {
  parts: Iterable<Uint8Array>;
  ms: number;
}

/** Sends all parts and reads one reply. A reply to a part of them counts for nothing: the rest was not looked at. */
function ask(target: NetConnectOpts, { parts, ms }: Question): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(target);
  const late = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), ms);
  let isSent = false;
  let reply = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    reply = Buffer.concat([reply, data]);
    const end = reply.indexOf(0);
    if (end < 0 && reply.length <= longestReply) return;
    const words = reply.toString('utf8', 0, end < 0 ? longestReply : end);
    if (end >= 0 && end === reply.length - 1 && isSent) resolve(words);
    else reject(new Error(`clamd answered out of turn: ${words}`));
    socket.destroy();
  });
  socket.on('error', reject);
  socket.on('close', () => {
    clearTimeout(late);
    reject(new Error('clamd closed the connection without an answer'));
  });
  socket.on('connect', () => {
    const send = async () => {
      await sendAll(socket, parts);
      isSent = true;
    };
    void send();
  });
  return promise;
}

/** Waits where the other side reads slowly: what it has not taken is not piled up here. */
async function sendAll(socket: Socket, parts: Iterable<Uint8Array>): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return;
    if (socket.write(part)) continue;
    await new Promise<void>((go) => {
      const settle = () => {
        socket.off('drain', settle).off('close', settle);
        go();
      };
      socket.on('drain', settle).on('close', settle);
    });
  }
}
