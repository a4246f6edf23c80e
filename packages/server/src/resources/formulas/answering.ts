import type { Context } from 'koa';
import type { FormulaAnswer } from '../../contract/index.ts';
import { revisionTag } from '../../http/request/precondition.ts';

/** Answers with a formula. Prices and limits change without it, so its tag is for writing only. */
export function answerFormula(ctx: Context, body: FormulaAnswer): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('ETag', revisionTag(body.formula.rev));
  ctx.body = body;
}
