import { atom } from 'jotai';
import { storageKeys } from '../../constants';
import { storedFlag } from '../../storage.atom';
import { noFilter } from './productFilter';

/** Whether the filters are folded away; at first only where there is no room for them. */
export const productsPanelCollapsedAtom = storedFlag(
  storageKeys.productsPanelCollapsed,
  typeof matchMedia === 'function' && matchMedia('(max-width: 1023px)').matches,
);

/** What the list is narrowed to; kept while one looks at a product and comes back. */
export const productFilterAtom = atom(noFilter);
