import type { MouseEvent } from 'react';

/** Follows a card's link as the press on its words says: in place, or in a tab of its own. Who selected words stays. */
export function follow(event: MouseEvent, link: HTMLAnchorElement | null): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (!link || button > 1 || !(target instanceof Element) || target.closest('a, button')) return;
  if (getSelection()?.isCollapsed === false) return;
  const isMiddle = button === 1;
  link.dispatchEvent(
    new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: ctrlKey || isMiddle,
      metaKey: metaKey || isMiddle,
      shiftKey,
    }),
  );
}
