import { useLayoutEffect, type RefObject } from 'react';

/** What `useActiveTab` looks after. */
export interface ActiveTabOptions {
  gridRef: RefObject<HTMLElement | null>;
  activeId: string;
  /** Whether the focus is, or was before its tab went away, in the list. */
  focusHeldRef: RefObject<boolean>;
}

/** Keeps the active tab in sight, and the focus on it where the list has it: closing a tab must not lose the keyboard. */
export function useActiveTab({ gridRef, activeId, focusHeldRef }: ActiveTabOptions): void {
  useLayoutEffect(() => {
    const tab = gridRef.current?.querySelector<HTMLElement>('[role=tab][data-active]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (focusHeldRef.current) tab?.focus({ preventScroll: true });
  }, [gridRef, activeId, focusHeldRef]);
}
