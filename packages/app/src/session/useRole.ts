import { urlOf } from '@seedbed/server/contract';
import useSWR from 'swr';
import { call } from '../api/client';
import { useSignedInUser } from './useSession';

/** The signed-in person's role; undefined until it is read. */
export function useRole(): string | undefined {
  const { uid } = useSignedInUser();
  return useSWR(urlOf('users.current'), () => call('users.current', { uid })).data?.role;
}
