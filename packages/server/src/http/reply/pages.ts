import type { Context } from 'koa';
import { RecordId } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';

/** The place after which a page starts: the sort key of its last row. */
export type CursorKey = readonly (string | number | boolean)[];

/** A cursor as clients carry it; they are not to read it. */
function encodeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Reads a cursor, or refuses what `isKey` does not know. */
export function decodeCursor<Key extends CursorKey>(
  cursor: string | undefined,
  isKey: (value: unknown) => value is Key,
): Key | null {
  if (cursor === undefined) return null;
  const key = parse(cursor);
  if (isKey(key)) return key;
  throw new Invalid('The cursor is not one of ours. Start again without it.', [
    { path: 'cursor', message: 'Take it from the Link header of the page before' },
  ]);
}

/** Whether a cursor's part is a time that both databases can compare with. */
export function isTimestampKey(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-.{18}Z$/.test(value)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}

/** Whether a cursor's part is a record's number. */
export function isIdKey(value: unknown): value is number {
  return RecordId.safeParse(value).success;
}

/** Whether a cursor is a record's number. */
export const isNumberKey = (value: unknown): value is readonly [number] =>
  Array.isArray(value) && value.length === 1 && isIdKey(value[0]);

/** Whether a cursor is a time and, for rows of one time, a record's number. */
export const isTimeAndNumberKey = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && value.length === 2 && isTimestampKey(value[0]) && isIdKey(value[1]);

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Names the next page in the `Link` header; it is asked for as this one was. */
function linkNext(ctx: Context, limit: number, next: CursorKey | null): void {
  if (!next) return;
  const query = new URLSearchParams(ctx.querystring);
  query.set('limit', String(limit));
  query.set('cursor', encodeCursor(next));
  ctx.set('Link', `<${ctx.path}?${query}>; rel="next"`);
}

/** Answers with a page, and names the next in the `Link` header; without a limit the page is the whole list. */
export function answerPage<Row>(
  ctx: Context,
  { rows, next, limit }: { rows: readonly Row[]; next: CursorKey | null; limit: number | undefined },
  present: (row: Row) => unknown,
): void {
  if (limit !== undefined) linkNext(ctx, limit, next);
  ctx.body = rows.map((row) => present(row));
}
