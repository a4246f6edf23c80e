import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, scenarios } from '../../../../../mocks';
import { call } from '../../api/client';
import { toasts } from '../../feedback/toasts';
import { ada } from '../../testing/ada';
import { mockServer, type MockedServer } from '../../testing/mockedServer';
import type { Identity, Token } from '../firebase';
import type { Session, SessionUser } from '../session.atom';
import { sessionEnded, watchSession, type SessionParts } from './watchSession';

let server: MockedServer;
let session: Session;
let isSigningOut: boolean;
let stop: () => void;
let told: (user: SessionUser | null) => void;

const hour = 3_600_000;
/** Ada's word, as the mocks read it; it opens a session. */
const claims = btoa(JSON.stringify({ sub: ada.uid, email: ada.email }));
const token = (): Token => ({ idToken: `none.${claims}.none`, expiresAt: Date.now() + hour });
const tokens = vi.fn<Identity['token']>();
const forget = vi.fn<SessionParts['forget']>();
const remember = vi.fn<SessionParts['remember']>();

const typing = { keep: vi.fn<() => void>(), stop: vi.fn<() => void>() };

const identity: Identity = {
  watch: (listener) => {
    told = listener;
    return () => {
      told = () => undefined;
    };
  },
  token: tokens,
  signInWithPopup: async () => undefined,
  signInWithClaims: async () => undefined,
  signOut: async () => told(null),
};

beforeEach(() => {
  vi.useFakeTimers();
  server = mockServer();
  session = { status: 'loading' };
  isSigningOut = false;
  tokens.mockReset().mockImplementation(async () => token());
  forget.mockReset();
  remember.mockReset();
  typing.keep.mockReset();
  typing.stop.mockReset();
  toasts.dismissAll();
  stop = watchSession(identity, {
    set: (next) => {
      session = next;
    },
    current: () => session,
    isSigningOut: () => isSigningOut,
    followTyping: () => typing,
    forget,
    remember,
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isSaid = () => toasts.getToasts().some(({ title }) => title === sessionEnded.title);
const asked = (path: string) => server.requests.filter(({ url }) => new URL(url).pathname === path);
async function arrive(user: SessionUser = ada) {
  told(user);
  await vi.waitFor(() => expect(session).toEqual({ status: 'signed-in', user }));
}

describe('somebody who comes', () => {
  it('has a cookie and a record before they count as signed in', async () => {
    await arrive();
    expect(asked('/api/session')).toHaveLength(1);
    expect(remember).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ firebaseUid: ada.uid }));
    expect(forget).toHaveBeenCalledOnce();
  });

  it('is not asked for again where only the token is new', async () => {
    await arrive();
    told({ ...ada });
    await vi.waitFor(() => expect(asked('/api/session')).toHaveLength(2));
    expect(remember).toHaveBeenCalledOnce();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('is signed in although the record could not be read', async () => {
    server.use(...scenarios.broken('users.current'));
    await arrive();
    expect(remember).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('is signed out where the server refuses the token', async () => {
    server.use(...scenarios.forbidden('session.create'));
    told(ada);
    await vi.waitFor(() => expect(session.status).toBe('signed-out'));
    expect(isSaid()).toBe(false);
  });

  it('is unknown where the identity service gives no token', async () => {
    tokens.mockRejectedValue(new Error('offline'));
    told(ada);
    await vi.waitFor(() => expect(session.status).toBe('failed'));
  });

  it('counts once where the identity service tells of them twice', async () => {
    told(ada);
    await arrive({ ...ada, displayName: 'Ada O.' });
    expect(remember).toHaveBeenCalledOnce();
  });
});

describe('a session that ends', () => {
  it('by itself is told of', async () => {
    await arrive();
    told(null);
    expect(session).toEqual({ status: 'signed-out' });
    expect(forget).toHaveBeenCalledTimes(2);
    expect(isSaid()).toBe(true);
  });

  it('by the reader’s wish is not, and keeps nothing that was typed', async () => {
    await arrive();
    isSigningOut = true;
    told(null);
    expect(isSaid()).toBe(false);
    expect(typing.keep).not.toHaveBeenCalled();
    expect(typing.stop).toHaveBeenCalledOnce();
  });

  it('keeps what was typed while the screen is still there', async () => {
    await arrive();
    typing.keep.mockImplementation(() => expect(session.status).toBe('signed-in'));
    told(null);
    expect(typing.keep).toHaveBeenCalledOnce();
    expect(typing.stop).toHaveBeenCalledOnce();
  });

  it('for want of a server keeps what was typed too', async () => {
    await arrive();
    tokens.mockRejectedValue(new Error('offline'));
    told({ ...ada });
    await vi.waitFor(() => expect(session.status).toBe('failed'));
    expect(typing.keep).toHaveBeenCalledOnce();
  });
});

describe('a token', () => {
  it('is renewed five minutes before it ends, and later where that fails', async () => {
    await arrive();
    const forced = () => tokens.mock.calls.filter(([isForced]) => isForced).length;
    tokens.mockRejectedValueOnce(new Error('offline'));
    await vi.advanceTimersByTimeAsync(hour - 300_000);
    expect(forced()).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(forced()).toBe(2);
  });

  it('is not renewed after its person left', async () => {
    await arrive();
    told(null);
    tokens.mockClear();
    await vi.advanceTimersByTimeAsync(hour);
    expect(tokens).not.toHaveBeenCalled();
  });
});

describe('a refusal for want of a session', () => {
  /** The cookie is gone; a token brings a new one. */
  const loseCookie = () => {
    db.session = null;
    tokens.mockClear();
  };

  it('is mended by one renewal, however many calls meet it', async () => {
    await arrive();
    loseCookie();
    await Promise.all([call('products.list'), call('articles.list'), call('conversations.list')]);
    expect(tokens).toHaveBeenCalledExactlyOnceWith(true);
    expect(asked('/api/session')).toHaveLength(2);
  });

  it('is mended anew the next time', async () => {
    await arrive();
    loseCookie();
    await call('products.list');
    loseCookie();
    await call('products.list');
    expect(tokens).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('ends the session where there is no token any more', async () => {
    await arrive();
    db.session = null;
    tokens.mockResolvedValue(null);
    await expect(call('products.list')).rejects.toThrow('401');
    expect(session.status).toBe('signed-out');
    expect(isSaid()).toBe(true);
  });

  it('ends nothing where the identity service does not answer', async () => {
    await arrive();
    db.session = null;
    tokens.mockRejectedValue(Object.assign(new Error('offline'), { code: 'auth/network-request-failed' }));
    await expect(call('products.list')).rejects.toThrow('401');
    expect(session.status).toBe('signed-in');
  });

  it('renews nothing while the reader leaves', async () => {
    await arrive();
    db.session = null;
    isSigningOut = true;
    tokens.mockClear();
    await expect(call('products.list')).rejects.toThrow('401');
    expect(tokens).not.toHaveBeenCalled();
  });
});
