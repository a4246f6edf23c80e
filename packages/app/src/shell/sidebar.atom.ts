import { storageKeys } from '../constants';
import { storedFlag } from '../storage/storage.atom';

/** Whether the reader folded the sidebar away; open at first. */
export const sidebarCollapsedAtom = storedFlag(storageKeys.sidebarCollapsed, false);
