import type { User } from '@seedbed/server/contract';
import { onUnauthorized } from '../../api/client';
import { logFailure } from '../../feedback/log';
import { toasts } from '../../feedback/toasts';
import type { Identity } from '../firebase';
import { isPassing } from '../login/identityErrors';
import { openSession, syncUser } from '../session.api';
import { refreshDelay, refreshPause } from './refreshPlan';
import type { Session, SessionUser } from '../session.atom';
import { watchActivity } from './watchActivity';
import type { TypingWatch } from '../drafts/watchTyping';

/** Said when a session ends without the reader having asked for it: here, in another tab, or by time. */
export const sessionEnded = {
  title: 'Signed out',
  description: 'Your session ended. What you typed is kept in this tab.',
};

/** Where it is kept who is here. */
export interface SessionParts {
  set: (session: Session) => void;
  current: () => Session;
  isSigningOut: () => boolean;
  /** Drops everything read for the person before. */
  forget: () => void;
  /** Keeps the record of whoever came. */
  remember: (user: User | undefined) => void;
  /** Notes what the person types into forms, and puts back what they had typed when a session ended. */
  followTyping: (user: SessionUser) => TypingWatch;
  /** How long nobody may be at work before the session ends. None: however long. */
  idleMinutes?: number | undefined;
}

/** Follows the identity service: holds the cookie, and renews token and cookie in time. @returns ends it */
export function watchSession(identity: Identity, parts: SessionParts): () => void {
  const refresh = scheduleRefresh(identity);
  let latest = 0;
  let stopActivity = () => {};
  const followActivity = () => {
    stopActivity();
    if (parts.idleMinutes !== undefined) stopActivity = watchActivity(parts.idleMinutes * 60_000);
  };

  const typing = followTyping(parts);

  async function arrive(user: SessionUser, turn: number): Promise<void> {
    const token = await identity.token();
    if (!token || turn !== latest) return;
    if (!(await openSession(token))) return identity.signOut();
    const before = parts.current();
    const isNew = before.status !== 'signed-in' || before.user.uid !== user.uid;
    if (isNew) {
      parts.forget();
      parts.remember(await syncUser(user));
    }
    if (turn !== latest) return;
    if (isNew) followActivity();
    refresh.after(token.expiresAt);
    parts.set({ status: 'signed-in', user });
    typing.begin(user);
  }

  function leave(): void {
    refresh.stop();
    stopActivity();
    typing.keep();
    const wasHere = parts.current().status === 'signed-in';
    parts.set({ status: 'signed-out' });
    parts.forget();
    if (wasHere && !parts.isSigningOut()) {
      toasts.add(sessionEnded);
    }
  }

  const unwatch = identity.watch((user) => {
    latest += 1;
    if (!user) return leave();
    const turn = latest;
    arrive(user, turn).catch((error: unknown) => {
      if (turn !== latest) return;
      typing.keep();
      parts.set({ status: 'failed', error });
    });
  });
  const renewOnce = shared(() => renew(identity));
  onUnauthorized(() => (parts.isSigningOut() ? Promise.resolve(false) : renewOnce()));
  return () => {
    latest += 1;
    unwatch();
    refresh.stop();
    stopActivity();
    typing.stop();
    onUnauthorized(async () => false);
  };
}

/** Follows what the person who is here types; what they typed is kept where they did not ask to leave. */
function followTyping(parts: SessionParts) {
  let watched: { by: string; watch: TypingWatch } | undefined;
  const stop = () => {
    watched?.watch.stop();
    watched = undefined;
  };
  return {
    begin: (user: SessionUser) => {
      if (watched?.by === user.uid) return;
      stop();
      watched = { by: user.uid, watch: parts.followTyping(user) };
    },
    /** The screen is about to go. */
    keep: () => {
      if (!parts.isSigningOut()) watched?.watch.keep();
      stop();
    },
    stop,
  };
}

/** Whoever asks while it is being done waits for the same: a screen that reads five things renews once. */
function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/**
 * A 401 in the middle of work: a fresh token usually mends it. Where none is given, the session is over; where nobody
 * answers, it is not: the call that met the 401 fails, and can be tried again once there is a connection.
 */
async function renew(identity: Identity): Promise<boolean> {
  try {
    const token = await identity.token(true);
    if (token && (await openSession(token))) return true;
  } catch (error) {
    logFailure('Error renewing the session:', error);
    if (isPassing(error)) return false;
  }
  await identity.signOut();
  return false;
}

/** Asks for a new token ahead of the old one's end; the watch then hears of it and renews the cookie. */
function scheduleRefresh(identity: Identity) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (delay: number, failures: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      identity.token(true).catch(() => wait(refreshPause(failures + 1), failures + 1));
    }, delay);
  };
  return {
    after: (expiresAt: number) => wait(refreshDelay(expiresAt, Date.now()), 0),
    stop: () => clearTimeout(timer),
  };
}
