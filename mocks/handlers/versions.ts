import { Outdated } from './refusal.ts';
import { reply } from './replay.ts';

const versions = new WeakMap<object, number>();
const tagOf = (row: object) => `"${versions.get(row) ?? 1}-mock"`;

/** The record with the tag of its version, as the server sends it. */
export const tagged = <Row extends object>(row: Row) => reply(row, { headers: { ETag: tagOf(row) } });

/** Refuses a record that is not as `If-Match` says the caller has it. */
export function expected<Row extends object>(row: Row, request: Request): Row {
  const header = request.headers.get('If-Match') ?? '*';
  if (header === '*' || header.split(',').some((tag) => tag.trim() === tagOf(row))) return row;
  throw new Outdated(row, tagOf(row));
}

/** Writes what differs, and counts the version up where something does. */
export function write<Row extends object>(row: Row, changes: Partial<Row>): Row {
  const before = JSON.stringify(row);
  Object.assign(row, changes);
  if (JSON.stringify(row) !== before) versions.set(row, (versions.get(row) ?? 1) + 1);
  return row;
}
