import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client';
import { hasStatus } from '../api/problem';
import { toasts, toastFailure } from '../feedback/toasts';
import { forgetDraftsAtom } from './drafts/drafts.atom';
import { loadIdentity } from './loadIdentity';
import { signingOutAtom } from './signingOut.atom';

/** What the toast after logging out says; it differs by where one was. */
export interface LogOutWords {
  title: string;
  description?: string;
}

/** Logs out here, on the server and in every tab, says so, and goes to the login screen. */
export function useLogOut(said: LogOutWords): () => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  const { title, description } = said;
  return useCallback(async () => {
    store.set(signingOutAtom, true);
    try {
      await endSession();
      await (await loadIdentity()).signOut();
      store.set(forgetDraftsAtom, () => false);
      toasts.add({ title, description });
      await navigate('/login');
    } catch (error) {
      toastFailure('Failed to log out. Please try again.', error);
    } finally {
      store.set(signingOutAtom, false);
    }
  }, [store, navigate, title, description]);
}

async function endSession(): Promise<void> {
  try {
    await call('session.delete');
  } catch (error) {
    // Ended already, in another tab or by time: what was wanted is so.
    if (!hasStatus(error, 401)) throw error;
  }
}
