import { storageKeys } from '../../constants';
import { storedList } from '../../storage/storage.atom';
import type { LocalAccount } from './localAccounts';

/** The accounts that were added in this browser; local mode only. */
export const addedAccountsAtom = storedList<LocalAccount>(storageKeys.localAccounts, {
  name: '',
  email: '',
});
