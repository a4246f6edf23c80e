import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlite } from '../testing/databases.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { createHttpServer, type ServerPatience } from './httpServer.ts';

/** Ends what hangs on a busy machine. */
const patience = { timeout: 60_000 };
let server: TestServer;
const open: Server[] = [];
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startServer(sqlite);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const each of open) each.closeAllConnections();
  await Promise.all(open.map((each) => new Promise((done) => each.close(done))));
  await server.close();
});

/** The port of a server as patient as that. */
async function listen(patient?: ServerPatience): Promise<number> {
  const own = createHttpServer(server.app.handler, patient);
  open.push(own);
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
  return (own.address() as AddressInfo).port;
}

/** Opens a connection and sends bytes; `ended` are the statuses of what came back until the server ended it. */
function send(port: number, text: string) {
  const ended = Promise.withResolvers<number[]>();
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  sockets.push(socket);
  socket.on('data', (piece) => (answer += piece.toString('latin1')));
  // A server that hangs up on bytes it did not read resets the connection; what it said before counts.
  socket.on('error', () => {});
  socket.on('close', () =>
    ended.resolve([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => Number(match[1]))),
  );
  return { ended: ended.promise, socket };
}

describe('a request that does not end', patience, () => {
  let port: number;
  beforeAll(async () => {
    port = await listen({ headersMs: 300, requestMs: 600, lookEveryMs: 50 });
  });

  it('in its headers is told 408 and sent away', async () => {
    expect(await send(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n').ended).toEqual([408]);
  });

  it('in its body is told 408 and sent away', async () => {
    const { Cookie } = (await server.signIn()).headers;
    const head = `POST /api/products HTTP/1.1\r\nHost: localhost\r\nCookie: ${Cookie}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
    expect(await send(port, `${head}{"concept":`).ended).toEqual([408]);
  });

  it('in its file is told 408 and sent away, and nothing of the file is kept', async () => {
    const ada = await server.signIn();
    const head = `POST /api/files HTTP/1.1\r\nHost: localhost\r\nCookie: ${ada.headers.Cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n`;
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ncut';
    expect(await send(port, head + part).ended).toEqual([408]);
    expect((await ada.get('/api/files')).body).toEqual([]);
  });
});

describe('on a server as patient as it is run', patience, () => {
  let port: number;
  beforeAll(async () => {
    port = await listen();
  });

  it.each([
    ['junk behind a request', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n\0\x01junk\r\n\r\n', 400],
    [
      'a body that is a second request, by two lengths',
      'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n',
      400,
    ],
    [
      'two lengths of one body',
      'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 60\r\n\r\n{}',
      400,
    ],
    [
      'a header without end',
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['a header that splits', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX : a\r\n\r\n', 400],
  ])('%s is refused, and nothing behind it is read as a request', async (_, text, status) => {
    expect(await send(port, text).ended).toEqual([status]);
  });

  it('fifty that never end hold nobody else up', async () => {
    const hanging = Array.from(
      { length: 50 },
      () => send(port, 'GET /healthz HTTP/1.1\r\nHost: local').socket,
    );
    await Promise.all(
      hanging.map(
        (socket) => socket.readyState === 'open' || new Promise((done) => socket.once('connect', done)),
      ),
    );
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(hanging.filter((socket) => socket.readyState !== 'open')).toEqual([]);
  });
});
