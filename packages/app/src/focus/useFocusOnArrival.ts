import { useEffect, useRef, type RefObject } from 'react';

/** Whether the next key would go nowhere, because what had the focus went away. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || !at.checkVisibility();
}

/**
 * What takes the place of something else takes its focus too, should that be lost: it goes to the first button within.
 * @param isThere whether it is shown
 * @returns for the element around it
 */
export function useFocusOnArrival<Place extends HTMLElement>(isThere: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isNew = isThere && !wasThere.current;
    wasThere.current = isThere;
    if (isNew && isFocusLost()) place.current?.querySelector('button')?.focus();
  }, [isThere]);
  return place;
}
