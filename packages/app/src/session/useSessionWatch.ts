import { urlOf } from '@seedbed/server/contract';
import { useStore } from 'jotai';
import { startTransition, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { forgetDraftsAtom } from './drafts.atom';
import { loadIdentity } from './loadIdentity';
import { sessionAtom, type Session } from './session.atom';
import { signingOutAtom } from './signingOut.atom';
import { watchSession, type SessionParts } from './watchSession';

/** Keeps `sessionAtom` true for as long as the page is there. */
export function useSessionWatch(): void {
  const store = useStore();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const set = (session: Session) => {
      if (isOver) return;
      if (session.status !== 'signed-in') return store.set(sessionAtom, session);
      // What somebody else typed here before is none of their business.
      store.set(forgetDraftsAtom, (owner) => owner === session.user.uid);
      // The screen's code may be about to arrive. A notice of loading that were drawn for it would have to stay a while.
      startTransition(() => store.set(sessionAtom, session));
    };
    const parts: SessionParts = {
      set,
      forget: () => void mutate(() => true, undefined, { revalidate: false }),
      current: () => store.get(sessionAtom),
      isSigningOut: () => store.get(signingOutAtom),
      remember: (user) => void mutate(urlOf('users.current'), user, { revalidate: false }),
    };
    const start = async () => {
      const identity = await loadIdentity();
      if (!isOver) stop = watchSession(identity, parts);
    };
    start().catch((error: unknown) => set({ status: 'failed', error }));
    return () => {
      isOver = true;
      stop();
    };
  }, [store, mutate]);
}
