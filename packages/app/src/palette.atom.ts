import { storageKeys } from './constants';
import { storedList } from './storage/storage.atom';

/** Ids of the entries that were chosen lately, the last one first. */
export const recentEntriesAtom = storedList(storageKeys.recentEntries, '');
