import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { Operation } from '../../contract/index.ts';
import type { Work } from '../../db/transact.ts';
import type { ExpectVersion, Once } from '../../ports.ts';
import { HttpProblem, OutdatedProblem } from '../reply/problems.ts';

/** Makes the check of a record's version against the request's `If-Match`. */
export type IfMatch = <Row extends { version: number }>(
  /** Words what the record is now. */
  present: (row: Row) => object,
  /** Its entity tag. @default versionTag */
  tagOf?: (version: number, body: object) => string,
) => ExpectVersion<Row>;

/** The version of a record that was just made. */
const firstVersion = 1;

/**
 * The entity tag of a record. It holds the version, which writes are measured against, and a digest of the wording:
 * a later release may word the same version otherwise, and no reader may take the old wording for it.
 */
export const versionTag = (version: number, body: object): string =>
  `"${version}-${hash('sha1', JSON.stringify(body), 'base64url').slice(0, 8)}"`;

/** The entity tag of a record whose version is told to people too: the version alone. */
export const revisionTag = (version: number): string => `"${version}"`;

/** Answers with a record and its tag. */
export function answerVersion(ctx: Context, version: number, body: object): void {
  ctx.set('ETag', versionTag(version, body));
  ctx.body = body;
}

/** Makes a record, once for the request's `Idempotency-Key`, and answers 201 with it and its first tag. */
export async function answerMade<Body extends object>(
  ctx: Context,
  once: Once,
  make: Work<Body>,
): Promise<void> {
  const reply = await once.run<Body>(async (trx) => ({ status: 201, body: await make(trx) }));
  ctx.status = reply.status;
  answerVersion(ctx, firstVersion, reply.body);
}

/** Acts on a record, once for the request's `Idempotency-Key`, and answers with what it is now, under its tag. */
export async function answerActed<Body extends { row: { version: number } }>(
  ctx: Context,
  once: Once,
  act: Work<Body>,
): Promise<void> {
  const { body } = await once.run<Body>(async (trx) => ({ status: 200, body: await act(trx) }));
  ctx.set('ETag', versionTag(body.row.version, body.row));
  ctx.body = body;
}

/**
 * The check that a request's `If-Match` asks for (RFC 9110, 13.1.1). Without the header every version will do, or none
 * where the operation requires it: 428. That too is judged with the record at hand (13.2.1), after the request's
 * `Idempotency-Key`: what was done is answered again, whatever the repeat left out.
 */
export function readIfMatch(ctx: Context, { ifMatch }: Pick<Operation, 'ifMatch'>): IfMatch {
  const header = ifMatch && ctx.headers['if-match'];
  if (header === undefined && ifMatch === 'required') return () => refuseUnconditional;
  if (header === undefined || header.trim() === '*') return () => () => {};
  const versions = new Set(header.split(',').map(versionOf));
  return (present, tagOf = versionTag) =>
    (row) => {
      if (versions.has(row.version)) return;
      const current = present(row);
      throw new OutdatedProblem(current, tagOf(row.version, current));
    };
}

function refuseUnconditional(): never {
  throw new HttpProblem(428, 'Send If-Match with the ETag of the record that you have.');
}

/** NaN for what is no tag of ours. */
const versionOf = (tag: string) => Number(/^"(\d+)(?:-[\w-]+)?"$/.exec(tag.trim())?.[1]);
