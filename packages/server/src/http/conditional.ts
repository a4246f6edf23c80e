import { hash } from 'node:crypto';
import type { Context } from 'koa';

/** Sends `body` as JSON with an entity tag, or 304 without a body when the reader has it already. */
export function answerTagged(ctx: Context, body: unknown): void {
  const text = JSON.stringify(body);
  const tag = `"${hash('sha1', text, 'base64url')}"`;
  ctx.set('ETag', tag);
  if (hasTag(ctx.headers['if-none-match'], tag)) {
    ctx.status = 304;
    return;
  }
  ctx.status = 200;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = text;
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
