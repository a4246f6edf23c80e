import { useCallback, type KeyboardEvent, type RefObject } from 'react';

/** Alt+↓ and Alt+↑ bring the focus from one marked thing to the next; Enter on one presses the first that it offers. */
export function useWalk(place: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      const stops = [...(place.current?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])];
      const at = stops.findIndex((stop) => stop.contains(document.activeElement));
      if (event.key === 'Enter' && document.activeElement === stops[at]) {
        event.preventDefault();
        stops[at]?.querySelector<HTMLElement>('[data-offer] button')?.click();
        return;
      }
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? at + 1 : at < 0 ? stops.length - 1 : at - 1;
      stops[next]?.focus();
    },
    [place],
  );
}
