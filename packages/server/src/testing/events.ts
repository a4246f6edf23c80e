/** A server-sent event as a client reads it. */
export interface ReadEvent {
  event: string;
  data: ReturnType<typeof JSON.parse>;
}

/** The events of a streamed answer, as they come. */
export async function* readEvents(response: Response): AsyncGenerator<ReadEvent> {
  if (!response.body) return;
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}

/** All events, and the text of the pieces joined. */
export async function readAll(response: Response): Promise<{ events: ReadEvent[]; text: string }> {
  const events = await Array.fromAsync(readEvents(response));
  const pieces = events.filter(({ event }) => event === 'delta');
  return { events, text: pieces.map(({ data }) => data.text).join('') };
}
