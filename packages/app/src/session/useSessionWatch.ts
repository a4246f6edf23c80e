import { urlOf } from '@seedbed/server/contract';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { onUnauthorized } from '../api/client';
import { logFailure } from '../feedback/log';
import { toasts } from '../feedback/toasts';
import type { Identity } from './firebase';
import { isPassing } from './identityErrors';
import { loadIdentity } from './loadIdentity';
import { openSession, syncUser } from './openSession';
import { refreshDelay, refreshPause } from './refreshPlan';
import { sessionAtom, type Session, type SessionUser } from './session.atom';
import { signingOutAtom } from './signingOut.atom';

/** Keeps `sessionAtom` true: listens to the identity service, holds the cookie, and renews both in time. */
export function useSessionWatch(): void {
  const store = useStore();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const set = (session: Session) => {
      if (!isOver) store.set(sessionAtom, session);
    };
    const room: Room = {
      set,
      forget: () => void mutate(() => true, undefined, { revalidate: false }),
      current: () => store.get(sessionAtom),
      isSigningOut: () => store.get(signingOutAtom),
      remember: (user) => void mutate(urlOf('users.current'), user, { revalidate: false }),
    };
    const start = async () => {
      const identity = await loadIdentity();
      if (!isOver) stop = watch(identity, room);
    };
    start().catch((error: unknown) => set({ status: 'failed', error }));
    return () => {
      isOver = true;
      stop();
    };
  }, [store, mutate]);
}

/** Said when a session ends without the reader having asked for it: here, in another tab, or by time. */
export const sessionEnded = {
  title: 'Signed out',
  description: 'Your session ended. What you typed is kept in this tab.',
};

interface Room {
  set: (session: Session) => void;
  current: () => Session;
  isSigningOut: () => boolean;
  /** Drops everything read for the person before. */
  forget: () => void;
  remember: (user: Awaited<ReturnType<typeof syncUser>>) => void;
}

function watch(identity: Identity, room: Room): () => void {
  const refresh = scheduleRefresh(identity);
  let latest = 0;

  async function arrive(user: SessionUser, turn: number): Promise<void> {
    const token = await identity.token();
    if (!token || turn !== latest) return;
    if (!(await openSession(token))) return identity.signOut();
    const before = room.current();
    if (before.status !== 'signed-in' || before.user.uid !== user.uid) {
      room.forget();
      room.remember(await syncUser(user));
    }
    if (turn !== latest) return;
    refresh.after(token.expiresAt);
    room.set({ status: 'signed-in', user });
  }

  function leave(): void {
    refresh.stop();
    const wasHere = room.current().status === 'signed-in';
    room.set({ status: 'signed-out' });
    room.forget();
    if (wasHere && !room.isSigningOut()) {
      toasts.add(sessionEnded);
    }
  }

  const unwatch = identity.watch((user) => {
    latest += 1;
    if (!user) return leave();
    const turn = latest;
    arrive(user, turn).catch((error: unknown) => {
      if (turn === latest) room.set({ status: 'failed', error });
    });
  });
  onUnauthorized(() => (room.isSigningOut() ? Promise.resolve(false) : renew(identity)));
  return () => {
    latest += 1;
    unwatch();
    refresh.stop();
    onUnauthorized(async () => false);
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
