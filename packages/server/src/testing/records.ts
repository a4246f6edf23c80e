import {
  exampleBody,
  exampleForm,
  numberIn,
  parentOf,
  pathWith,
  records,
  type RecordName,
} from '../contract/index.ts';
import type { Client } from './server.ts';

/**
 * Makes a record by the contract's example, within parents made the same way, and tells its number.
 * @throws when it is not made
 */
export async function makeRecord(client: Client, name: RecordName): Promise<number> {
  const { create } = records[name];
  const parent = parentOf(name);
  const path = pathWith(create, parent ? await makeRecord(client, parent) : '');
  const { status, text, body } = await client.post(path, exampleForm(create) ?? exampleBody(create));
  const number = numberIn(name, body);
  if (status === 201 && number !== undefined) return number;
  throw new Error(`The contract's example does not make a ${name}: ${status} ${text}`);
}
