import type { Context } from 'koa';
import type { FormulaAnswer, OperationId } from '../../contract/index.ts';
import type { Handler } from '../../http/api.ts';
import { revisionTag } from '../../http/precondition.ts';

/** A handler whose answer tells how long it took, in milliseconds. */
export function timed<Id extends OperationId>(handler: Handler<Id>): Handler<Id> {
  return async (ctx, input) => {
    const started = performance.now();
    await handler(ctx, input);
    ctx.set('Server-Timing', `total;dur=${(performance.now() - started).toFixed(1)}`);
  };
}

/** Answers with a formula. Prices and limits change without it, so its tag is for writing only. */
export function answerFormula(ctx: Context, body: FormulaAnswer): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('ETag', revisionTag(body.formula.rev));
  ctx.body = body;
}
