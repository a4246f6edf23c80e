import { storageKeys } from '../../../constants';
import { storedFlag } from '../../../storage/storage.atom';

/** Whether the past searches are out of sight; they are at first. */
export const historyHiddenAtom = storedFlag(storageKeys.searchHistoryHidden, true);
