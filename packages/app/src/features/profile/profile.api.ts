import { urlOf, type ProfilePatch, type User } from '@seedbed/server/contract';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../api/client';
import { useSignedInUser } from '../../session/useSession';

/** One's own record. */
export function useProfile() {
  const { uid } = useSignedInUser();
  return useSWR(urlOf('users.current'), () => call('users.current', { uid }));
}

/** Saves the profile. Throws as `call` does. */
export function useSaveProfile(): (patch: ProfilePatch) => Promise<User> {
  const { uid } = useSignedInUser();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (patch) => {
      const user = await call('users.updateProfile', { uid, body: patch });
      await mutate(urlOf('users.current'), user, { revalidate: false });
      return user;
    },
    [uid, mutate],
  );
}
