import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { createMailer, type Message } from './mailer.ts';

const message: Message = {
  to: 'ines@acme.example',
  sender: { name: 'Ada Okafor', address: 'ada@seedbed.test' },
  subject: 'Request for quotation: Sömn',
  text: 'Please quote.',
  html: '<p>Please quote.</p>',
  key: 'letter-1',
  attachments: [{ filename: 'formula.csv', content: Buffer.from('Name\nZinc\n'), contentType: 'text/csv' }],
};
const from = 'rfq@seedbed.test';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const smtp = async (...how: Parameters<typeof startSmtp>): Promise<TestSmtp> => {
  const server = await startSmtp(...how);
  closing.push(server.close);
  return server;
};
const refusing = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** A server of plain bytes: what it says to each line, or when somebody comes. */
const plain = async (greet: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    greet(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const outcomeOf = (url: string, limits = {}) =>
  createMailer({ url, from }, limits)
    .send(message)
    .then(
      () => 'sent',
      (error: unknown) => error,
    );

it('hands over a message of both kinds of text, from our address, answered to whose it is', async () => {
  const server = await smtp();
  await createMailer({ url: server.url, from }).send(message);
  const [eml = ''] = server.taken;
  expect(eml).toMatch(/^From: Ada Okafor <rfq@seedbed\.test>\r$/m);
  expect(eml).toMatch(/^Reply-To: Ada Okafor <ada@seedbed\.test>\r$/m);
  expect(eml).toMatch(/^To: ines@acme\.example\r$/m);
  expect(eml).toMatch(/^Message-ID: <letter-1@seedbed\.test>\r$/m);
  for (const type of ['text/plain', 'text/html', 'text/csv']) expect(eml).toContain(`Content-Type: ${type}`);
});

it('signs in where the address has user and password', async () => {
  const seen: unknown[] = [];
  const server = await smtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      seen.push(username, password);
      done(null, { user: username });
    },
  });
  expect(await outcomeOf(server.url.replace('//', '//ada%40x:p%2Fw@'))).toBe('sent');
  expect(seen).toEqual(['ada@x', 'p/w']);
});

describe('tells in words, and whether to try again, when', () => {
  it.each([
    [550, 'No such mailbox', true, 'The mail server refused the message: 550 No such mailbox'],
    [451, 'Try in an hour', false, 'The mail server asks to try again later: 451 Try in an hour'],
  ])('the address is answered %d', async (code, text, isLasting, words) => {
    const server = await smtp({ onRcptTo: (_address, _session, done) => done(refusing(code, text)) });
    expect(await outcomeOf(server.url)).toMatchObject({ isLasting });
    expect(String(await outcomeOf(server.url))).toContain(words.slice(0, 40));
    expect(server.taken).toEqual([]);
  });

  it('the message itself is refused', async () => {
    const server = await smtp({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(refusing(554, 'Looks like spam')));
      },
    });
    expect(await outcomeOf(server.url)).toMatchObject({ isLasting: true });
  });

  it('the sign-in is refused', async () => {
    const server = await smtp({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusing(535, 'no')),
    });
    const outcome = await outcomeOf(server.url.replace('//', '//ada:wrong@'));
    expect(outcome).toMatchObject({
      message: 'The mail server refused the sign-in of this server',
      isLasting: false,
    });
  });

  it('nothing is said', async () => {
    const url = await plain(() => undefined);
    expect(await outcomeOf(url, { silentMs: 100 })).toMatchObject({
      message: 'The mail server did not answer in time',
      isLasting: false,
    });
  });

  it('a little is said for ever', async () => {
    const url = await plain((socket) => {
      const drip = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    expect(await outcomeOf(url, { silentMs: 5000, wholeMs: 200 })).toMatchObject({
      message: 'The mail server did not answer in time',
      isLasting: false,
    });
  });

  it('the connection is broken off', async () => {
    const url = await plain((socket) => socket.end());
    expect(await outcomeOf(url)).toMatchObject({ isLasting: false });
  });

  it('nobody is there', async () => {
    expect(await outcomeOf('smtp://127.0.0.1:1')).toMatchObject({
      message: expect.stringContaining('The mail server cannot be reached'),
      isLasting: false,
    });
  });
});

it('sends a password over no open connection to another machine', async () => {
  const seen: string[] = [];
  const onAuth: NonNullable<SMTPServerOptions['onAuth']> = ({ password }, _session, done) => {
    seen.push(String(password));
    done(null, { user: 'ada' });
  };
  const server = await smtp({ allowInsecureAuth: true, onAuth }, '0.0.0.0');
  const away = server.url.replace('//127.0.0.1', '//ada:secret@127.0.0.2');
  expect(await outcomeOf(away)).toMatchObject({
    message: 'The connection to the mail server could not be made secure',
    isLasting: false,
  });
  expect(seen).toEqual([]);
});
