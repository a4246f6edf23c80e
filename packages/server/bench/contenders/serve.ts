import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The folder of this contender's own copy of the data. */
export const dataDir = process.argv[2] ?? '';

/** Tells the benchmark where a contender listens, and ends with it. */
export function announce(server: Server): void {
  const { port } = server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
  process.on('disconnect', () => process.exit(0));
}
