import type { Context } from 'koa';
import { NotFound } from '../../errors.ts';
import type { MakerPass } from '../../ports.ts';

/** Finds what a secret opens. null: it opens nothing, or nothing any more. */
export type FindMaker = (token: string) => Promise<MakerPass | null>;

/** Who may be asked for. */
interface Gate {
  findMaker: FindMaker;
  countWrong?: ((ctx: Context) => Promise<void>) | undefined;
}

/** A secret of 32 bytes, in base64url. */
const shape = /^Quote ([\w-]{43})$/;

/**
 * What the secret in the request opens. A wrong, an old, a revoked and a missing one are the same 404; only wrong ones
 * are counted, so that whoever guesses keeps nobody out.
 */
export async function requireMaker(ctx: Context, { findMaker, countWrong }: Gate): Promise<MakerPass> {
  const token = shape.exec(ctx.get('Authorization'))?.[1];
  const found = token === undefined ? null : await findMaker(token);
  if (found) return found;
  await countWrong?.(ctx);
  throw new NotFound('This link does not work, or not any more. Ask whoever sent it for a new one.');
}
