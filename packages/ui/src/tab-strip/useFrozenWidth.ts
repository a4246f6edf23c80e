import { useCallback, useRef, useState, type RefObject } from 'react';
import { tabElement } from './tabElements';

/**
 * While tabs are closed by pointer the others keep their width, so that the next close button comes under the pointer;
 * once the pointer leaves they share the room again. A finger leaves with every press, so it freezes nothing.
 */
export function useFrozenWidth(gridRef: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState<number | null>(null);
  const isInside = useRef(false);
  const freeze = useCallback(
    (id: string) => {
      const tab = tabElement(gridRef.current, id);
      if (tab && isInside.current) setWidth(tab.getBoundingClientRect().width);
    },
    [gridRef],
  );
  const handlePointerEnter = () => {
    isInside.current = true;
  };
  const handlePointerLeave = () => {
    isInside.current = false;
    setWidth(null);
  };
  return { width, freeze, handlePointerEnter, handlePointerLeave };
}
