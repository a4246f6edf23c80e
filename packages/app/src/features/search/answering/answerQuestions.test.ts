import { createStore } from 'jotai';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, scenarios } from '../../../../../../mocks';
import { sessionAtom } from '../../../session/session.atom';
import { ada } from '../../../testing/ada';
import { mockServer, type MockedServer } from '../../../testing/mockedServer';
import { answerQuestions, type AnswerParts, type Answers } from './answerQuestions';
import { liveAnswerAtom, liveAnswersAtom, type AnswerKey } from './answers.atom';

let server: MockedServer;
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  server = mockServer();
  db.pace = 0;
  store = createStore();
  store.set(sessionAtom, { status: 'signed-in', user: ada });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answering = (parts: Partial<AnswerParts> = {}): Answers =>
  answerQuestions({
    store,
    live: store.get(liveAnswersAtom),
    newKey: 'new',
    refreshList: async () => undefined,
    refreshMessages: async () => undefined,
    newestMessage: () => undefined,
    ...parts,
  });
const zinc = 'What is the upper limit for zinc?';
const asks = (content: string, conversationId?: number) => ({
  content,
  conversationId,
  onAccepted: () => false,
});
const liveIn = (key: AnswerKey) => store.get(liveAnswerAtom(key));
const keysSent = () => server.requests.flatMap((request) => request.headers.get('Idempotency-Key') ?? []);

/** A line that breaks before the first event. */
const silent = () =>
  http.post(
    '*/api/conversations',
    () => new HttpResponse('', { headers: { 'Content-Type': 'text/event-stream' } }),
  );
/** A line that breaks after the answer has its conversation. */
const cut = (path: string, conversationId: number) =>
  http.post(path, () => {
    const event = { conversationId, title: 'Zinc' };
    return new HttpResponse(`event: conversation\ndata: ${JSON.stringify(event)}\n\n`, {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  });
/** A conversation that was answered before. */
const old = () => {
  const [conversation] = db.conversations;
  if (!conversation) throw new Error('The mocks have no conversation.');
  return conversation.id;
};

describe('a question', () => {
  it('that broke off before anything came is the same wish when it is asked again', async () => {
    const { ask } = answering();
    server.use(silent());
    await expect(ask(asks(zinc))).rejects.toThrow('gave no conversation');
    expect(liveIn('new')).toBeUndefined();
    server.use();
    await ask(asks(zinc));
    const [first, second] = keysSent();
    expect(second).toBe(first);
  });

  it('whose answer is stored is another wish when it is asked again', async () => {
    const { ask } = answering();
    await ask(asks(zinc));
    await ask(asks(zinc));
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('keeps its key while others are asked elsewhere', async () => {
    const { ask } = answering();
    const other = answering({ newKey: 'new2' });
    server.use(silent());
    await expect(ask(asks(zinc))).rejects.toThrow('gave no conversation');
    await expect(other.ask(asks('Iron?'))).rejects.toThrow('gave no conversation');
    await expect(ask(asks(zinc))).rejects.toThrow('gave no conversation');
    const [first, elsewhere, again] = keysSent();
    expect(again).toBe(first);
    expect(elsewhere).not.toBe(first);
  });

  it('that began a conversation is the same wish when it is asked again in it', async () => {
    const id = old();
    const { ask } = answering();
    server.use(cut('*/api/conversations', id), ...scenarios.forbidden('generation.attach'));
    await ask(asks(zinc));
    expect(liveIn(id)?.phase).toBe('failed');
    server.use(cut('*/api/conversations', id), ...scenarios.missing('generation.attach'));
    await ask(asks(zinc, id));
    const posts = server.requests.filter(({ method }) => method === 'POST');
    expect(posts.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/conversations',
      '/api/conversations',
    ]);
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('leaves its place to the next new search once it has a conversation', async () => {
    const { ask } = answering();
    server.use(cut('*/api/conversations', old()), ...scenarios.forbidden('generation.attach'));
    await ask(asks(zinc));
    await ask(asks(zinc));
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('that the server did not take leaves nothing behind', async () => {
    server.use(...scenarios.offline('conversations.create'));
    await expect(answering().ask(asks(zinc))).rejects.toThrow('Failed to fetch');
    expect(liveIn('new')).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is told where it was asked, then in its conversation, and let go once it is stored', async () => {
    const told: unknown[] = [];
    const refreshed: number[] = [];
    const { ask } = answering({ refreshMessages: async (id) => void refreshed.push(id) });
    store.sub(liveAnswerAtom('new'), () => told.push(liveIn('new')?.phase));
    let accepted = 0;
    await ask({
      ...asks(zinc),
      onAccepted: (id) => {
        accepted = id;
        return false;
      },
    });
    expect(told).toEqual(['sending', 'thinking', 'thinking', undefined]);
    expect(refreshed).toEqual([accepted]);
    expect(liveIn(accepted)).toBeUndefined();
  });

  it('wakes only its own thread', async () => {
    const id = old();
    const { ask, attach } = answering();
    server.use(...scenarios.forbidden('generation.attach'));
    await attach(id);
    const onOther = vi.fn<() => void>();
    store.sub(liveAnswerAtom(id), onOther);
    await ask(asks(zinc));
    expect(onOther).not.toHaveBeenCalled();
  });

  it('stays as it was told where what was stored cannot be read', async () => {
    let accepted = 0;
    const { ask } = answering({ refreshMessages: () => Promise.reject(new Error('offline')) });
    await ask({ ...asks(zinc), onAccepted: (id) => ((accepted = id), false) });
    expect(liveIn(accepted)).toMatchObject({ phase: 'done', question: zinc });
  });

  it('is taken up again when its line breaks', async () => {
    const id = old();
    const refreshMessages = vi.fn<AnswerParts['refreshMessages']>(async () => undefined);
    server.use(cut('*/api/conversations', id), ...scenarios.missing('generation.attach'));
    await answering({ refreshMessages }).ask(asks(zinc));
    expect(refreshMessages).toHaveBeenCalledExactlyOnceWith(id);
    expect(liveIn(id)).toBeUndefined();
  });

  it('is let go as soon as what was stored is read, however long the list takes', async () => {
    const id = old();
    const list = Promise.withResolvers<undefined>();
    const gone = Promise.withResolvers<undefined>();
    server.use(cut('*/api/conversations', id), ...scenarios.missing('generation.attach'));
    const { ask } = answering({ refreshList: () => list.promise });
    const asked = ask(asks(zinc, id));
    expect(liveIn(id)).toBeDefined();
    store.sub(liveAnswerAtom(id), () => {
      if (liveIn(id) === undefined) gone.resolve(undefined);
    });
    await gone.promise;
    list.resolve(undefined);
    await asked;
  });

  it('has its reader told once it was tried three times, and goes on trying', async () => {
    vi.useFakeTimers();
    const id = old();
    server.use(...scenarios.broken('generation.attach'));
    const attached = answering().attach(id);
    await vi.advanceTimersByTimeAsync(1000);
    expect(liveIn(id)?.phase).toBe('thinking');
    await vi.advanceTimersByTimeAsync(2000);
    expect(liveIn(id)?.phase).toBe('failed');
    server.use(...scenarios.missing('generation.attach'));
    await vi.advanceTimersByTimeAsync(4000);
    await attached;
    expect(liveIn(id)).toBeUndefined();
  });

  it('is not taken up any more once it is put away', async () => {
    vi.useFakeTimers();
    const id = old();
    server.use(...scenarios.broken('generation.attach'));
    const { attach, dismiss } = answering();
    const attached = attach(id);
    await vi.advanceTimersByTimeAsync(500);
    dismiss(id);
    await vi.advanceTimersByTimeAsync(500);
    await attached;
    expect(server.requests).toHaveLength(1);
  });
});

describe('when one signs out', () => {
  it('nothing of an answer is left, and nothing more is asked', async () => {
    vi.useFakeTimers();
    const id = old();
    server.use(...scenarios.broken('generation.attach'));
    const attached = answering().attach(id);
    await vi.advanceTimersByTimeAsync(500);
    expect(liveIn(id)).toBeDefined();
    store.set(sessionAtom, { status: 'signed-out' });
    expect(liveIn(id)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    await attached;
    expect(server.requests).toHaveLength(1);
    store.set(sessionAtom, { status: 'signed-in', user: { ...ada, uid: 'ben' } });
    expect(liveIn(id)).toBeUndefined();
  });

  it('what is still told of it is not heard', async () => {
    const refreshMessages = vi.fn<AnswerParts['refreshMessages']>(async () => undefined);
    const asked = answering({ refreshMessages }).ask({
      ...asks(zinc),
      onAccepted: () => {
        store.set(sessionAtom, { status: 'signed-out' });
        return false;
      },
    });
    await asked;
    expect(refreshMessages).not.toHaveBeenCalled();
  });

  it('a renewed token changes nothing', async () => {
    const id = old();
    server.use(...scenarios.forbidden('generation.attach'));
    await answering().attach(id);
    store.set(sessionAtom, { status: 'signed-in', user: { ...ada } });
    expect(liveIn(id)).toBeDefined();
  });
});
