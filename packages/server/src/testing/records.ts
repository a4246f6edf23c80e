import {
  exampleBody,
  parentOf,
  records,
  routes,
  type OperationId,
  type RecordName,
} from '../contract/index.ts';
import type { Client } from './server.ts';

/** The path of an operation whose `{id}` is this number. */
export const pathWith = (id: OperationId, number: number | string): string =>
  routes[id].path.replace('{id}', String(number));

/**
 * Makes a record by the contract's example, within parents made the same way, and tells its number.
 * @throws when it is not made
 */
export async function makeRecord(client: Client, name: RecordName): Promise<number> {
  const { create, id } = records[name];
  const parent = parentOf(name);
  const path = pathWith(create, parent ? await makeRecord(client, parent) : '');
  const { status, text, body } = await client.post(path, exampleBody(create));
  const number: unknown = body?.[id];
  if (status === 201 && typeof number === 'number') return number;
  throw new Error(`The contract's example does not make a ${name}: ${status} ${text}`);
}
