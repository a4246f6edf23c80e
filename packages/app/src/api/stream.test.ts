import { describe, expect, it } from 'vitest';
import { answerEventsOf } from './stream';

/** A response whose body comes in the given pieces, cut anywhere. */
const responseOf = (pieces: readonly Uint8Array[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );

const collect = async (response: Response) => {
  const events = [];
  for await (const event of answerEventsOf(response)) events.push(event);
  return events;
};

const bytes = new TextEncoder().encode(
  'event: conversation\ndata: {"conversationId":3,"title":"Zinc"}\n\n' +
    ': keep-alive\n\nevent: delta\ndata: {"text":"100 µg"}\n\nevent: later\ndata: {}\n\n' +
    'event: delta\ndata: {"text":" a day"}\n\n',
);
const events = [
  { event: 'conversation', data: { conversationId: 3, title: 'Zinc' } },
  { event: 'delta', data: { text: '100 µg' } },
  { event: 'delta', data: { text: ' a day' } },
];

describe('answerEventsOf', () => {
  it('yields the known events in order', async () =>
    expect(await collect(responseOf([bytes]))).toEqual(events));

  it('does not mind where the line is cut, even within a character', async () => {
    for (let cut = 1; cut < bytes.length; cut += 1) {
      expect(await collect(responseOf([bytes.slice(0, cut), bytes.slice(cut)]))).toEqual(events);
    }
  });

  it('yields nothing of an event that never ended', async () =>
    expect(await collect(responseOf([bytes.slice(0, 20)]))).toEqual([]));

  it('takes a response without a body for an end', async () =>
    expect(await collect(new Response(null))).toEqual([]));
});
