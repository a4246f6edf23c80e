import { urlOf, type ProfilePatch, type User } from '@seedbed/server/contract';
import { useCallback } from 'react';
import useSWR from 'swr';
import { call } from '../../api/client';
import { useOperation } from '../../api/useOperation';
import { useSignedInUser } from '../../session';

/** One's own record. */
export function useProfile() {
  const { uid } = useSignedInUser();
  return useSWR(urlOf('users.current'), () => call('users.current', { uid }));
}

/** Saves the profile. Throws as `call` does. */
export function useSaveProfile(): (patch: ProfilePatch) => Promise<User> {
  const { uid } = useSignedInUser();
  const { run } = useOperation('users.updateProfile');
  return useCallback((body) => run({ uid, body }), [uid, run]);
}
