import { useCallback, useRef, useState, type RefObject } from 'react';
import { tabElement } from './tabElements';

/** The widths, in pixels, of a tab with the space after it, and of all of them. */
function widthsOf(tab: HTMLElement): { tab: number; all: number } {
  const own = tab.getBoundingClientRect();
  const first = tab.parentElement?.firstElementChild?.getBoundingClientRect() ?? own;
  const last = tab.parentElement?.lastElementChild?.getBoundingClientRect() ?? own;
  const space = Number.parseFloat(getComputedStyle(tab).marginInlineEnd);
  const all = Math.max(last.right - first.left, first.right - last.left);
  return { tab: own.width + space, all: all + space };
}

/**
 * While tabs are closed by pointer the others keep their width, so that the next close button comes under the pointer;
 * once the pointer leaves they share the room again. A finger leaves with every press, so it freezes nothing.
 */
export function useFrozenWidth(gridRef: RefObject<HTMLElement | null>) {
  /** Of all tabs together: they share it evenly, so none has to be told its own. */
  const [width, setWidth] = useState<number>();
  const isInside = useRef(false);
  const freeze = useCallback(
    (id: string) => {
      const tab = tabElement(gridRef.current, id);
      if (!tab || !isInside.current) return;
      const { tab: closed, all } = widthsOf(tab);
      setWidth(all - closed);
    },
    [gridRef],
  );
  const handlePointerEnter = () => {
    isInside.current = true;
  };
  const handlePointerLeave = () => {
    isInside.current = false;
    setWidth(undefined);
  };
  return { width, freeze, handlePointerEnter, handlePointerLeave };
}
