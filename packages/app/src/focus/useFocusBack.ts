import { useCallback, useEffect, useRef } from 'react';
import { isFocusLost } from './useFocusOnArrival';

/**
 * Where one dialog takes another's place, or does away with the button that asked for it, none of them knows where the
 * focus came from. Once all are closed it goes back there, or where that is gone, to the nearest place around it.
 * @param isOpen whether one of them is open
 * @returns to be called before the first one opens; the same function for good
 */
export function useFocusBack(isOpen: boolean): () => void {
  const places = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    if (isOpen) return undefined;
    // A dialog gives the focus back itself, in a frame after it is gone: this is for what that does not find.
    const frame = requestAnimationFrame(() => {
      if (isFocusLost()) places.current.find((place) => place.checkVisibility())?.focus();
      places.current = [];
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return useCallback(() => {
    places.current = placesAround(document.activeElement);
  }, []);
}

/** An element with all around it that can take the focus, the nearest first. */
function placesAround(element: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element; at !== null; at = at.parentElement)
    if (at instanceof HTMLElement && (at === element || at.hasAttribute('tabindex'))) places.push(at);
  return places;
}
