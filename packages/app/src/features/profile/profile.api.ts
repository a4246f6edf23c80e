import { urlOf, type Export, type ProfilePatch, type User } from '@seedbed/server/contract';
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

/** Where one is signed in. */
export function useSessions() {
  return useSWR(urlOf('sessions.list'), () => call('sessions.list'));
}

/** Ends one of one's sessions, or all but this one. Both throw as `call` does. */
export function useEndSessions() {
  const one = useOperation('sessions.delete').run;
  const endOthers = useOperation('sessions.deleteOthers').run;
  return { endOne: (id: number) => one({ params: { id } }), endOthers: () => endOthers() };
}

/** Makes a file of all that is one's own. Throws as `call` does. */
export function useMakeExport(): () => Promise<Export> {
  const { run } = useOperation('exports.create');
  return useCallback(() => run(), [run]);
}

/** Deletes one's account; its email is sent along. Throws as `call` does. */
export function useDeleteAccount(): (email: string) => Promise<unknown> {
  const { uid } = useSignedInUser();
  const { run } = useOperation('users.delete');
  return useCallback((email) => run({ uid, body: { email } }), [uid, run]);
}
