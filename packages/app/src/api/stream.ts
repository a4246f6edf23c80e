import type { AnswerEvent } from '@seedbed/server/contract';
import { createParser } from 'eventsource-parser';

/**
 * The events of an answer, as they arrive. Ends when the line does, with or without a `done`.
 * @throws TypeError when the line breaks
 */
export async function* answerEventsOf(response: Response): AsyncGenerator<AnswerEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const arrived: AnswerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (isAnswerEvent(event)) arrived.push({ event, data: JSON.parse(data) } as AnswerEvent);
    },
  });
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.feed(part.value);
      yield* arrived.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const eventNames: readonly string[] = [
  'conversation',
  'literature',
  'delta',
  'done',
  'error',
] satisfies AnswerEvent['event'][];

/** Names we do not know are for a later page: skipped, not refused. */
function isAnswerEvent(name: string | undefined): name is AnswerEvent['event'] {
  return name !== undefined && eventNames.includes(name);
}
