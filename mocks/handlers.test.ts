import { answerEvents, operations, routes, urlOf, type OperationId } from '@seedbed/server/contract';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, handlers, operationHandlers, resetDb } from './index.ts';

const origin = 'http://localhost:3000';

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await getResponse(handlers, new Request(new URL(path, origin), init), { baseUrl: origin });
  if (!response) throw new Error(`Nothing answers ${path}`);
  return response;
}
const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});
const read = async <Value = Record<string, unknown>>(response: Response) => (await response.json()) as Value;

/** The events of a stream, each checked against the contract. */
async function events(response: Response) {
  const blocks = (await response.text()).trim().split('\n\n');
  return blocks.map((block) => {
    const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return { event: name, data: answerEvents[name as keyof typeof answerEvents].parse(JSON.parse(data)) };
  });
}

beforeEach(() => {
  resetDb();
  db.pace = 0;
});

describe('the handlers', () => {
  it('are one for each operation of the contract, and no more', () => {
    expect(Object.keys(operationHandlers).toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it.each(Object.entries(operationHandlers))('%s answers the method and path of its route', (id, handler) => {
    const { method, path } = routes[id as OperationId];
    expect(handler.info.method).toBe(method);
    expect(handler.info.path).toBe(`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  });

  it('answer on any origin', async () => {
    expect((await send('https://seedbed.example/api/products')).status).toBe(200);
  });

  it('leave other addresses alone', async () => {
    expect(await getResponse(handlers, new Request(`${origin}/assets/app.js`))).toBeUndefined();
  });
});

describe('products', () => {
  it('are pinned first, then newest', async () => {
    const list = await read<{ id: number }[]>(await send('/api/products'));
    expect(list.map((product) => product.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('come in pages, the next one named in the Link header', async () => {
    const seen: number[] = [];
    let next: string | undefined = '/api/products?limit=3';
    while (next) {
      const response: Response = await send(next);
      seen.push(...(await read<{ id: number }[]>(response)).map((product) => product.id));
      next = /<(.+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are made once for one idempotency key', async () => {
    const draft = { concept: 'Tea', description: 'Calm' };
    const keyed = (body: object) => send('/api/products', json('POST', body, { 'Idempotency-Key': 'k1' }));
    const first = await read(await keyed(draft));
    expect(await read(await keyed(draft))).toEqual(first);
    expect((await keyed({ ...draft, concept: 'Coffee' })).status).toBe(409);
    expect(db.products.filter((product) => product.concept === 'Tea')).toHaveLength(1);
  });

  it('take a unit only with its form, and the form’s default without one', async () => {
    const patch = (body: object) => send(urlOf('products.update', { id: 1 }), json('PATCH', body));
    expect(await read(await patch({ formFactor: 'liquid' }))).toMatchObject({ volumeUnit: 'mL' });
    expect((await patch({ volumeUnit: 'CFU' })).status).toBe(400);
    expect(await read(await patch({ formFactor: null }))).toMatchObject({ volumeUnit: null });
    expect((await patch({ volumeUnit: 'mg' })).status).toBe(400);
  });

  it('keep decimals with two places', async () => {
    const patch = await send(urlOf('products.update', { id: 1 }), json('PATCH', { estimatedCost: '7.5' }));
    expect(await read(patch)).toMatchObject({ estimatedCost: '7.50', estimatedRevenue: '36233.38' });
  });
});

describe('sessions', () => {
  const token = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.`;

  it('begin with a token and end with a log-out', async () => {
    await send('/api/session', { method: 'DELETE' });
    expect((await send('/api/products')).status).toBe(401);
    const claims = { sub: 'ben-executive', email: 'ben@seedbed.test' };
    expect((await send('/api/session', json('POST', { idToken: token(claims) }))).status).toBe(204);
    expect(await read(await send('/api/users/current'))).toMatchObject({ fullName: 'Ben Castillo' });
    expect((await send('/api/session', json('POST', { idToken: 'nonsense' }))).status).toBe(401);
  });

  it('of newcomers get a record once, then the same', async () => {
    const claims = { sub: 'new', email: 'new@seedbed.test' };
    await send('/api/session', json('POST', { idToken: token(claims) }));
    expect((await send('/api/users/current')).status).toBe(404);
    const draft = { firebaseUid: claims.sub, email: claims.email, fullName: 'Noor' };
    const made = await send('/api/users', json('POST', draft));
    const again = await send('/api/users', json('POST', { ...draft, role: 'legal' }));
    expect([made.status, again.status]).toEqual([201, 200]);
    const record = await read(made);
    expect(await read(again)).toEqual(record);
    expect(record).toMatchObject({ role: 'research', phoneNumber: null });
  });
});

describe('articles', () => {
  it('are fetched once; a source that fails does not fail the call', async () => {
    const before = db.articles.length;
    const first = await read<{ added: number; sources: { error?: string }[] }>(
      await send('/api/articles/fetch', { method: 'POST' }),
    );
    expect(first.added).toBe(1);
    expect(first.sources.some((source) => source.error)).toBe(true);
    expect(await read(await send('/api/articles/fetch', { method: 'POST' }))).toMatchObject({ added: 0 });
    expect(db.articles).toHaveLength(before + 1);
  });
});

describe('answers', () => {
  const [vitaminD, , , , , , golf] = db.messages;
  const stream = { Accept: 'text/event-stream' };

  it('replay the seeded answer to the same question', async () => {
    const response = await send('/api/conversations', json('POST', { content: vitaminD?.content }));
    const { messages, title } = operations['conversations.create'].responses[201].parse(
      await response.json(),
    );
    expect(title).toHaveLength(60);
    expect(messages[1]?.citations).toHaveLength(3);
  });

  it('make no claim on any other question', async () => {
    const response = await send('/api/conversations', json('POST', { content: 'Who are you?' }));
    const { messages } = operations['conversations.create'].responses[201].parse(await response.json());
    expect(messages[1]?.content).toMatch(/^Nothing in the evidence base/);
    expect(golf?.citations).toEqual([]);
  });

  it('stream as the contract’s events, and are stored once', async () => {
    const told = await events(
      await send('/api/conversations', json('POST', { content: vitaminD?.content }, stream)),
    );
    expect(told.at(0)).toMatchObject({ event: 'conversation', data: { conversationId: 5 } });
    const deltas = told.filter((event) => event.event === 'delta');
    const text = deltas.map((event) => ('text' in event.data ? event.data.text : '')).join('');
    const stored = await read<{ content: string; status: string }[]>(
      await send('/api/conversations/5/messages'),
    );
    expect(deltas.length).toBeGreaterThan(10);
    expect(stored).toHaveLength(2);
    expect(stored[1]).toMatchObject({ content: text, status: 'complete' });
    expect(told.at(-1)).toEqual({ event: 'done', data: { message: stored[1] } });
  });

  it('go on for a reader that left and came back', async () => {
    const first = await send('/api/conversations', json('POST', { content: vitaminD?.content }, stream));
    const reader = first.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const told = await events(await send('/api/conversations/5/generation'));
    const [, soFar] = db.messages.filter((message) => message.conversationId === 5);
    expect(told.at(-1)).toMatchObject({ event: 'done', data: { message: { content: soFar?.content } } });
    expect((await send('/api/conversations/5/generation')).status).toBe(404);
  });

  it('stop where they are and keep the text so far', async () => {
    const response = await send('/api/conversations', json('POST', { content: vitaminD?.content }, stream));
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.read();
    expect((await send('/api/conversations/5/messages', json('POST', { content: 'More' }))).status).toBe(409);
    expect((await send('/api/conversations/5/generation', { method: 'DELETE' })).status).toBe(204);
    await reader?.cancel();
    const answer = db.messages.at(-1);
    expect(answer?.status).toBe('stopped');
    expect(answer?.content.length).toBeGreaterThan(0);
    expect(answer?.citations.every(({ n }) => answer.content.includes(`[${n}]`))).toBe(true);
    expect((await send('/api/conversations/5/generation', { method: 'DELETE' })).status).toBe(404);
  });

  it('go with their conversation when it is deleted', async () => {
    expect((await send('/api/conversations/1', { method: 'DELETE' })).status).toBe(204);
    expect((await send('/api/conversations/1/messages')).status).toBe(404);
    expect(db.messages.some((message) => message.conversationId === 1)).toBe(false);
  });
});

describe('pictures', () => {
  it('are drawn for every article that has one', async () => {
    const addresses = db.articles.flatMap(({ urlToImage }) => urlToImage ?? []);
    const drawn = await Promise.all(addresses.map((address) => send(address)));
    const types = new Set(drawn.map((response) => response.headers.get('Content-Type')));
    expect(types).toEqual(new Set(['image/svg+xml']));
  });
});
