import { Outdated } from './refusal.ts';
import { reply, type Reply } from './replay.ts';

const versions = new WeakMap<object, number>();

/** How often a record was written, with its making. */
export const rowVersion = (row: object): number => versions.get(row) ?? 1;
const tagOf = (row: object) => `"${rowVersion(row)}-mock"`;

/** The version that a tag names, with what follows it or without. */
const versionIn = (tag: string) => /^"(\d+)(?:-[\w-]+)?"$/.exec(tag.trim())?.[1] ?? null;

/** The record, or what it is worded as, with the tag of its version, as the server sends it. */
export function tagged<Row extends object>(row: Row): Reply<Row>;
export function tagged<Row extends object, Body>(row: Row, body: Body): Reply<Body>;
export function tagged(row: object, body: unknown = row) {
  return reply(body, { headers: { ETag: tagOf(row) } });
}

/** The wording of a record that tells its version, with the tag that says it too. */
export const revised = <Body>(row: object, body: Body): Reply<Body> =>
  reply(body, { headers: { ETag: `"${rowVersion(row)}"` } });

/** Refuses a record that is not as `If-Match` says the caller has it; `present` words what it is now. */
export function expected<Row extends object>(
  row: Row,
  request: Request,
  present: (row: Row) => object = (same) => same,
): Row {
  const header = request.headers.get('If-Match') ?? '*';
  const now = versionIn(tagOf(row));
  if (header === '*' || header.split(',').some((tag) => versionIn(tag) === now)) return row;
  throw new Outdated(present(row), tagOf(row));
}

/** Writes what differs, and counts the version up where something does. */
export function write<Row extends object>(row: Row, changes: Partial<Row>): Row {
  const before = JSON.stringify(row);
  Object.assign(row, changes);
  if (JSON.stringify(row) !== before) versions.set(row, rowVersion(row) + 1);
  return row;
}
