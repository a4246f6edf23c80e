import { atom } from 'jotai';
import { storageKeys } from '../../../constants';
import { storedFlag } from '../../../storage/storage.atom';
import { noFilter } from './productFilter';

/** Whether the filters are folded away; at first they are: a few products need none. */
export const productsPanelCollapsedAtom = storedFlag(storageKeys.productsPanelCollapsed, true);

/** What the list is narrowed to; kept while one looks at a product and comes back. */
export const productFilterAtom = atom(noFilter);
