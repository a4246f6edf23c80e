import { useLayoutEffect, type RefObject } from 'react';
import { tabIdAt } from './tabElements';

/**
 * Marks the tab under the mouse, and with it the slot that lies over it: they are far apart in the document, so
 * `:hover` cannot tell the one of the other. Marked without React, which would draw on every move.
 */
export function useHover(gridRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!grid) return undefined;
    let marked: Element[] = [];
    const mark = (id: string | undefined) => {
      for (const element of marked) element.removeAttribute('data-hovered');
      marked = id === undefined ? [] : [...grid.querySelectorAll(`[data-tab-id="${CSS.escape(id)}"]`)];
      for (const element of marked) element.setAttribute('data-hovered', '');
    };
    const handleOver = ({ pointerType, target }: PointerEvent) =>
      mark(pointerType === 'touch' ? undefined : tabIdAt(target));
    const handleLeave = () => mark(undefined);
    grid.addEventListener('pointerover', handleOver);
    grid.addEventListener('pointerleave', handleLeave);
    return () => {
      grid.removeEventListener('pointerover', handleOver);
      grid.removeEventListener('pointerleave', handleLeave);
    };
  }, [gridRef]);
}
