import { Readable } from 'node:stream';
import type { Context } from 'koa';

/** One server-sent event. */
export interface StreamEvent {
  event: string;
  data: unknown;
}

const heartbeatMs = 15_000;

/** Whether the caller asked for events instead of JSON. */
export function wantsEvents(ctx: Context): boolean {
  return (ctx.headers.accept ?? '').toLowerCase().includes('text/event-stream');
}

/** Answers with events as they come. When the reader leaves, the source is told by `return()`. */
export function answerEvents(ctx: Context, events: AsyncIterable<StreamEvent>, status = 200): void {
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  ctx.state.isStream = true;
  ctx.type = 'text/event-stream; charset=utf-8';
  ctx.body = Readable.from(withHeartbeats(events), { objectMode: true });
}

const wireText = ({ event, data }: StreamEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

// A comment now and then keeps proxies from closing a stream that is only thinking.
async function* withHeartbeats(events: AsyncIterable<StreamEvent>): AsyncGenerator<string> {
  const source = events[Symbol.asyncIterator]();
  const clock = createHeartbeat();
  try {
    let next = source.next();
    for (;;) {
      const result = await Promise.race([next, clock.beat()]);
      if (result === 'beat') {
        yield ': still here\n\n';
        continue;
      }
      if (result.done) return;
      yield wireText(result.value);
      next = source.next();
    }
  } finally {
    clock.stop();
    await source.return?.();
  }
}

function createHeartbeat() {
  let pending: Promise<'beat'> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const beat = () => {
    pending ??= new Promise((resolve) => {
      timer = setTimeout(() => {
        pending = null;
        resolve('beat');
      }, heartbeatMs);
    });
    return pending;
  };
  return { beat, stop: () => clearTimeout(timer) };
}
