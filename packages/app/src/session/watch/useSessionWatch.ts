import { urlOf } from '@seedbed/server/contract';
import { useStore } from 'jotai';
import { startTransition, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { loadWebConfig } from '../../env';
import { forgetDraftsAtom } from '../drafts/drafts.atom';
import { loadIdentity } from '../loadIdentity';
import { sessionAtom, type Session, type SessionUser } from '../session.atom';
import { signingOutAtom } from '../signingOut.atom';
import type { SessionParts } from './watchSession';

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
    const parts: Omit<SessionParts, 'followTyping'> = {
      set,
      forget: () => void mutate(() => true, undefined, { revalidate: false }),
      current: () => store.get(sessionAtom),
      isSigningOut: () => store.get(signingOutAtom),
      remember: (user) => void mutate(urlOf('users.current'), user, { revalidate: false }),
    };
    const start = async () => {
      // What follows the identity service is fetched beside it: the login screen is drawn without either.
      const following = Promise.all([import('./watchSession'), import('../drafts/watchTyping')]);
      const identity = await loadIdentity();
      const [[{ watchSession }, { watchTyping }], { idleMinutes }] = await Promise.all([
        following,
        loadWebConfig(),
      ]);
      const followTyping = ({ uid }: SessionUser) => watchTyping(store, uid);
      if (!isOver) stop = watchSession(identity, { ...parts, followTyping, idleMinutes });
    };
    start().catch((error: unknown) => set({ status: 'failed', error }));
    return () => {
      isOver = true;
      stop();
    };
  }, [store, mutate]);
}
