import { Readable } from 'node:stream';
import type { Context } from 'koa';

/** A file that is answered. */
export interface AnsweredFile {
  name: string;
  /** Its media type. */
  type: string;
  bytes: Buffer | Readable;
}

/** Answers with a file that is kept by its reader: no browser opens it as a page of ours. */
export function answerFile(ctx: Context, { name, type, bytes }: AnsweredFile): void {
  ctx.attachment(name);
  ctx.set('Content-Type', type);
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.state.isStream = bytes instanceof Readable;
  ctx.body = bytes;
}
