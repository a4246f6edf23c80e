import { useAtomValue } from 'jotai';
import { userAtom, type SessionUser } from './session.atom';

/**
 * The signed-in person, below `RequireSession`.
 * @throws where nobody is signed in: the component stands in the wrong place
 */
export function useSignedInUser(): SessionUser {
  const user = useAtomValue(userAtom);
  if (!user)
    throw new Error('useSignedInUser needs a signed-in person: put the component inside RequireSession.');
  return user;
}
