import { operations, type Message, type Operation, type OperationId } from '@seedbed/server/contract';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { z } from 'zod';
import { conversations, messages } from './data/index.ts';
import { eventStream } from './handlers/events.ts';
import { problemResponse, Refusal } from './handlers/refusal.ts';
import { mswPath } from './handlers/replay.ts';

const all = Object.values(operations) as Operation[];
const ofApi = all.filter((operation) => operation.path.startsWith('/api/')).map((operation) => operation.id);
const ofSession = all.filter((operation) => operation.access === 'session').map((operation) => operation.id);

type Operations = typeof operations;
/** An operation that answers with a list. */
export type ListId = {
  [Id in OperationId]: Operations[Id]['responses'] extends { 200: z.ZodArray } ? Id : never;
}[OperationId];
const isList = (operation: Operation) => operation.responses[200] instanceof z.ZodArray;
const lists = all.filter(isList).map(({ id }) => id as ListId);

function override(ids: readonly OperationId[], answer: () => Response | Promise<Response>): HttpHandler[] {
  return ids.map((id) => {
    const { method, path } = operations[id];
    return http[method.toLowerCase() as Lowercase<typeof method>](mswPath(path), answer);
  });
}
const chosen = <Id extends OperationId>(ids: readonly Id[], otherwise: readonly Id[]) =>
  ids.length > 0 ? ids : otherwise;
const refuse = (ids: readonly OperationId[], status: number, detail: string) =>
  override(ids, () => problemResponse(new Refusal(status, detail)));

/** The answer that `scenarios.answering` is in the middle of. */
function halfAnswer(): Message {
  const [conversation] = conversations;
  const whole = messages.find(
    (message) => message.conversationId === conversation?.id && message.role === 'assistant',
  );
  if (!whole)
    throw new Error('The seeded conversations have no answer. Add one to mocks/data/conversations.ts.');
  return { ...whole, content: whole.content.slice(0, whole.content.length / 2), status: 'streaming' };
}

async function* halfTold() {
  yield { event: 'delta' as const, data: { text: halfAnswer().content } };
  await delay('infinite');
}

/**
 * What can go wrong, and what can be missing, as handlers that go before the usual ones:
 * `parameters: { msw: scenarios.broken('products.list') }`, or `server.use(...scenarios.empty())`.
 * Name operations to change only those; name none to change all that the scenario makes sense for.
 */
export const scenarios = {
  /** Lists without a row. */
  empty: (...ids: ListId[]) => override(chosen(ids, lists), () => HttpResponse.json([])),
  /** Answers that never come. */
  slow: (...ids: OperationId[]) =>
    override(chosen(ids, ofApi), async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  /** 403. */
  forbidden: (...ids: OperationId[]) => refuse(chosen(ids, ofApi), 403, 'This belongs to somebody else.'),
  /** 404, as for a deleted record or a person without one. */
  missing: (...ids: OperationId[]) => refuse(ids, 404, 'There is no such record. It may have been deleted.'),
  /** 500, as from a proxy whose server is down. */
  broken: (...ids: OperationId[]) =>
    refuse(chosen(ids, ofApi), 500, 'The server could not answer. Nothing was changed; try again.'),
  /** No network. */
  offline: (...ids: OperationId[]) => override(chosen(ids, ofApi), () => HttpResponse.error()),
  /** 401 on everything that needs a session. */
  signedOut: () => refuse(ofSession, 401, 'You are not signed in. Sign in and try again.'),
  /** An answer in the first conversation that is half told and goes no further. */
  answering: () => {
    const half = halfAnswer();
    const question = messages.filter((message) => message.id === half.id - 1);
    return [
      ...override(['messages.list'], () => HttpResponse.json([...question, half])),
      ...override(['conversations.create', 'messages.create', 'generation.attach'], () =>
        eventStream(halfTold()),
      ),
    ];
  },
};
