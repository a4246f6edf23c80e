import { makeExample, type RecordName, type SendExample } from '../contract/index.ts';
import type { Client } from './server.ts';

/** Sends the contract's examples as somebody. */
export const sendAs =
  (client: Client): SendExample =>
  async (method, path, sent) =>
    (await client.send(method, path, sent)).body;

/**
 * Makes a record by the contract's example, within parents made the same way, and tells its number.
 * @throws when it is not made
 */
export const makeRecord = (client: Client, name: RecordName): Promise<number> =>
  makeExample(sendAs(client), name);
