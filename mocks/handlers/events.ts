import type { AnswerEvent } from '@seedbed/server/contract';
import { HttpResponse } from 'msw';

/** Whether the caller asked for the answer piece by piece. */
export function wantsEvents(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/event-stream') ?? false;
}

/** The events as `text/event-stream`, each sent as it comes. */
export function eventStream(events: AsyncGenerator<AnswerEvent, void>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await events.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(`event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`));
    },
    cancel() {
      // Not awaited: a generator that waits for ever only returns when its wait is over.
      void events.return();
    },
  });
  return new HttpResponse(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}
