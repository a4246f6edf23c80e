import {
  exampleBody,
  exampleForm,
  operations,
  parentOf,
  pathWith,
  records,
  type Operation,
  type OperationId,
  type RecordName,
} from '@seedbed/server/contract';
import { given, json, people, tokenOf, type Person, type Side } from './side.ts';

/** A request, and the status that both sides have to answer it with. */
export interface Row {
  id: OperationId;
  title: string;
  status: number;
  /** @default Ada */
  as?: Person;
  /** Makes what the path's `{id}` names. @default a number nobody has */
  target?: (side: Side) => Promise<number | string | Record<string, number>>;
  query?: string;
  init?: RequestInit;
  /** The same, where it can be said only once there is what it is about. */
  initOf?: (side: Side) => Promise<RequestInit>;
  /** A request that goes before, to the same address by the same person. */
  before?: RequestInit;
}

/** A body that an operation accepts: the contract's example, but for the token, which has to name somebody. */
export const bodyOf = (id: OperationId) =>
  id === 'session.create' ? { idToken: tokenOf(people.ada) } : exampleBody(id);

/** A file that every operation takes which takes one. */
const table = 'Ingredient,Amount\nZinc,15 mg\n';

/** A good request to an operation. */
export function goodInit(id: OperationId, more: Record<string, string> = {}): RequestInit {
  const { method, ifMatch, upload }: Operation = operations[id];
  const headers = ifMatch === 'required' ? { 'If-Match': '*', ...more } : more;
  const form = exampleForm(id);
  if (form) return { method, body: form, headers };
  if (upload) return { method, body: table, headers: { 'Content-Type': upload[0] ?? '', ...headers } };
  const body = bodyOf(id);
  return body ? json(method, body, headers) : { method, headers };
}

/** A record of the kind that the operation's path names, made for one's own or for somebody else. */
export const target = (id: OperationId, person?: Person) => {
  const { record }: Operation = operations[id];
  if (!record) throw new Error(`The path of ${id} names no record.`);
  return (side: Side) => given.recordOf(side, record, { person });
};

/** A record whose parent was deleted; undefined for a kind that is nested in none. */
export function targetOfGone(record: RecordName): Row['target'] {
  const parent = parentOf(record);
  if (!parent) return undefined;
  const nested = operations[records[record].create].path;
  const path = nested.slice(0, nested.indexOf('{id}'));
  return async (side) => {
    const number = await given.recordOf(side, parent);
    const id = await given.recordOf(side, record, { within: number });
    await side.send(people.ada, `${path}${number}`, { method: 'DELETE' });
    return id;
  };
}

const filled = (path: string, values: Record<string, number>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The address of a row, with what it needs made first. */
export async function addressOf({ id, target: make, query = '' }: Row, side: Side): Promise<string> {
  const value = make ? await make(side) : 2_000_000_000;
  if (typeof value === 'object') return filled(operations[id].path, value) + query;
  return pathWith(id, encodeURIComponent(value)) + query;
}
