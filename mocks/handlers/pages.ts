import type { PartQuery } from '@seedbed/server/contract';
import { Refusal } from './refusal.ts';
import { reply, type Reply } from './replay.ts';

/** A page of rows, or all of them without a limit; the `Link` header carries the address of the next one. The mocks' cursor is the offset. */
export function page<Row>(
  rows: readonly Row[],
  { limit = Infinity, cursor = '0' }: PartQuery,
  request: Request,
): Reply<Row[]> {
  const start = Number(cursor);
  const end = start + limit;
  if (!Number.isInteger(start) || start < 0)
    throw new Refusal(400, 'The cursor is not one of ours. Start again without it.', [
      { path: 'cursor', message: 'Take it from the Link header of the page before' },
    ]);
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('limit', String(limit));
  searchParams.set('cursor', String(end));
  const next = `<${pathname}?${searchParams}>; rel="next"`;
  return reply(rows.slice(start, end), { headers: end < rows.length ? { Link: next } : {} });
}

/** Rows with these values, newest first; a value that is undefined is not asked for. */
export function newestWith<Row extends { id: number }>(rows: readonly Row[], wanted: Partial<Row>): Row[] {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return rows
    .filter((row) => asked.every(([name, value]) => row[name as keyof Row] === value))
    .toSorted((a, b) => b.id - a.id);
}
