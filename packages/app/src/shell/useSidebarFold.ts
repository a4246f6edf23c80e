import { atom, useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { sidebarCollapsedAtom } from './sidebar.atom';

const narrow = '(max-width: 767px)';

/** On narrow windows the sidebar lies over the page: closed at first, and never remembered. */
const coverAtom = atom(true);

/** Whether the sidebar is away, and how to bring it back. */
export function useSidebarFold(): [isCollapsed: boolean, setIsCollapsed: (isCollapsed: boolean) => void] {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
  const beside = useAtom(sidebarCollapsedAtom);
  const over = useAtom(coverAtom);
  return isNarrow ? over : beside;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
