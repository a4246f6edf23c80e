import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';
import { useMedia } from '../screen/useMedia';
import { sidebarCollapsedAtom } from './sidebar.atom';

const narrow = '(max-width: 767px)';

/** On narrow windows the sidebar lies over the page: closed at first, and never remembered. */
const coverAtom = atom(true);

/** Whether the sidebar is away, how to bring it back, and whether it lies over the page then. */
export function useSidebarFold(): [
  isCollapsed: boolean,
  setIsCollapsed: (isCollapsed: boolean) => void,
  isOver: boolean,
] {
  const isNarrow = useMedia(narrow);
  const [isAway, setIsAway] = useAtom(sidebarCollapsedAtom);
  const [isCovered, setIsCovered] = useAtom(coverAtom);
  // Asked for at the moment of the call: while a window is resized, whoever calls may have heard of the
  // new width before this hook did, and what belongs to the narrow window must not be remembered.
  const setIsCollapsed = useCallback(
    (isCollapsed: boolean) => (isNarrowNow() ? setIsCovered : setIsAway)(isCollapsed),
    [setIsAway, setIsCovered],
  );
  return [isNarrow ? isCovered : isAway, setIsCollapsed, isNarrow];
}

const isNarrowNow = () => matchMedia(narrow).matches;
