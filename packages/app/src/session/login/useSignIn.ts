import { useCallback, useState } from 'react';
import { loadWebConfig } from '../../env';
import { logFailure } from '../../feedback/log';
import { toasts } from '../../feedback/toasts';
import { identityErrorWords, signInMessage } from './identityErrors';
import { loadIdentity } from '../loadIdentity';
import type { LocalAccount } from '../accounts/localAccounts';

/** What the login screen needs to sign somebody in. */
export interface SignIn {
  isPending: boolean;
  /** Why the last try failed, in plain words. */
  reason: string | undefined;
  /** Local mode: the choice of an account is open. */
  isChoosing: boolean;
  setIsChoosing: (isChoosing: boolean) => void;
  /** Opens Google's popup, or the choice of a local account. */
  start: () => void;
  choose: (account: LocalAccount) => void;
}

/** Signs in with Google, or with a local account where no Firebase project is configured. */
export function useSignIn(): SignIn {
  const [isPending, setIsPending] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [reason, setReason] = useState<string>();

  const attempt = useCallback((signIn: () => Promise<void>) => {
    setIsPending(true);
    setReason(undefined);
    loggingFailure(signIn)
      .catch((error: unknown) => {
        setReason(identityErrorWords(error));
        toasts.add({ title: 'Error', description: signInMessage(error), variant: 'destructive' });
      })
      .finally(() => setIsPending(false));
  }, []);

  const start = useCallback(
    () =>
      attempt(async () => {
        const { mode } = await loadWebConfig();
        if (mode === 'local') setIsChoosing(true);
        else await (await loadIdentity()).signInWithPopup();
      }),
    [attempt],
  );

  const choose = useCallback(
    (account: LocalAccount) => {
      setIsChoosing(false);
      attempt(async () => (await loadIdentity()).signInWithClaims(account));
    },
    [attempt],
  );

  return { isPending, reason, isChoosing, setIsChoosing, start, choose };
}

async function loggingFailure(signIn: () => Promise<void>): Promise<void> {
  try {
    await signIn();
  } catch (error) {
    logFailure('Error signing in with Google:', error);
    throw error;
  }
}
