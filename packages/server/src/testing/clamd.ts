import { createServer, type AddressInfo, type ListenOptions, type Socket } from 'node:net';

/** The industry's test file: harmless, and known to every scanner. Written in parts, so that this source is none. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A clamd of a test: what it was given, and how it is reached. */
export interface TestClamd {
  url: string;
  /** Streams that were sent to their end. */
  taken: Buffer[];
  close(): Promise<void>;
}

/** What it does that clamd would not, or not always. */
export interface ClamdFaults {
  /** In place of reading what is sent. */
  onConnect?: (socket: Socket) => void;
  /** The reply to a whole stream; nothing is said where it is null. */
  replyTo?: (bytes: Buffer, socket: Socket) => string | null;
  /** Most bytes of a stream, as StreamMaxLength has them. */
  longestStream?: number;
}

const verdictOn = (bytes: Buffer) =>
  bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';

/** Speaks clamd's protocol as its manual has it: `zPING`, and `zINSTREAM` with chunks that tell their length. */
export async function startClamd(faults: ClamdFaults = {}, where: ListenOptions = {}): Promise<TestClamd> {
  const sockets = new Set<Socket>();
  const taken: Buffer[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (faults.onConnect) faults.onConnect(socket);
    else serve(socket, taken, faults);
  });
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1', ...where }, done));
  const address = server.address() as AddressInfo | string;
  return {
    url: typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${address.port}`,
    taken,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function serve(
  socket: Socket,
  taken: Buffer[],
  { replyTo = verdictOn, longestStream = Infinity }: ClamdFaults,
) {
  const received: Buffer[] = [];
  let length = 0;
  socket.on('data', (data: Buffer) => {
    received.push(data);
    length += data.length;
    if (length > longestStream) return socket.end('INSTREAM size limit exceeded. ERROR\0');
    // A stream ends with the length of an empty chunk, a command with NUL: what ends otherwise goes on.
    if (data.at(-1) !== 0) return undefined;
    const all = Buffer.concat(received);
    const command = all.toString('latin1', 0, all.indexOf(0));
    if (command === 'zPING') return socket.end('PONG\0');
    if (command !== 'zINSTREAM') return socket.end('UNKNOWN COMMAND\0');
    const { bytes, isWhole } = chunksIn(all.subarray('zINSTREAM\0'.length));
    if (!isWhole) return undefined;
    taken.push(bytes);
    const reply = replyTo(bytes, socket);
    return reply === null ? undefined : socket.end(`${reply}\0`);
  });
}

function chunksIn(stream: Buffer): { bytes: Buffer; isWhole: boolean } {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return { bytes: Buffer.concat(chunks), isWhole: true };
    chunks.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { bytes: Buffer.concat(chunks), isWhole: false };
}
