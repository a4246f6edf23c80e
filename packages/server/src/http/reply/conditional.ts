import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { Freshness } from '../../ports.ts';
import { jsonBytes } from './jsonBytes.ts';
import type { RememberedAnswer, RememberedAnswers } from './remembered.ts';

/** A read, and where its answer may be remembered. */
export interface Read {
  /** Leaves its JSON in the context. */
  read(): Promise<void>;
  remembered: RememberedAnswers;
  /** None: the answer is not remembered. Looked up before the read. */
  freshness: Freshness | null;
}

/** Answers a GET with an entity tag: from memory while nothing has changed, otherwise by reading. */
export async function answerRead(ctx: Context, { read, remembered, freshness }: Read): Promise<void> {
  const known = freshness && remembered.find(freshness, ctx.url);
  if (known) {
    send(ctx, known);
    return;
  }
  await read();
  if (!isJson(ctx.body)) return;
  const answer = answerOf(ctx, ctx.body);
  if (freshness) remembered.keep(freshness, ctx.url, answer);
  send(ctx, answer);
}

function isJson(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !('pipe' in body) && !Buffer.isBuffer(body);
}

function answerOf(ctx: Context, body: object): RememberedAnswer {
  const bytes = jsonBytes(body);
  const link = ctx.response.get('Link') || undefined;
  const tag = ctx.response.get('ETag') || `"${hash('sha1', bytes, 'base64url')}"`;
  return { bytes, tag, link };
}

/**
 * Sends the answer, or 304 without a body when the reader has it already. What may not be stored goes out whole: its
 * tag is for writing, and tells less than the answer does.
 */
function send(ctx: Context, { bytes, tag, link }: RememberedAnswer): void {
  ctx.set('ETag', tag);
  if (link !== undefined) ctx.set('Link', link);
  if (ctx.response.get('Cache-Control') !== 'no-store' && hasTag(ctx.headers['if-none-match'], tag)) {
    ctx.status = 304;
    return;
  }
  ctx.status = 200;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = bytes;
}

/** Whether an `If-None-Match` header names the tag; a proxy may have marked it weak. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return (
    header === tag ||
    header === '*' ||
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
  );
}
