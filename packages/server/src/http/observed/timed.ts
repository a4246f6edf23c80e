import type { OperationId } from '../../contract/index.ts';
import type { Handler } from '../api.ts';

/** A handler whose answer tells how long it took, in milliseconds. */
export function timed<Id extends OperationId>(handler: Handler<Id>): Handler<Id> {
  return async (ctx, input) => {
    const started = performance.now();
    await handler(ctx, input);
    ctx.set('Server-Timing', `total;dur=${(performance.now() - started).toFixed(1)}`);
  };
}
