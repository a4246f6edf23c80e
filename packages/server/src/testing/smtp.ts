import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server of a test: what it was brought, and how it is reached. */
export interface TestSmtp {
  url: string;
  /** The messages that it took, as they were sent. */
  taken: string[];
  close(): Promise<void>;
}

/** Starts a mail server on a free port of this machine; it takes everything unless told otherwise. */
export async function startSmtp(options: SMTPServerOptions = {}, host = '127.0.0.1'): Promise<TestSmtp> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  // What a client breaks off is part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, host, () => done()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
