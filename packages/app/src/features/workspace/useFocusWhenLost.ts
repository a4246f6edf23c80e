import { useEffect, useRef, type RefObject } from 'react';

/** What a panel's focus hangs on. */
export interface PanelFocus {
  isActive: boolean;
  isChoosing: boolean;
  /** Where the focus was when the open chooser opened. */
  origin: RefObject<Element | null>;
}

const canTake = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  !isOutOfSight(element);

const isOutOfSight = (element: Element) => element.closest('[inert]') !== null;

/**
 * Takes the focus when what had it is gone: a tab closed, a choice made, a pane out of sight. It goes to where the
 * closed chooser was asked for, else to where it was in this panel before, else to the panel itself.
 */
export function useFocusWhenLost({ isActive, isChoosing, origin }: PanelFocus) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  const before = useRef({ isActive, isChoosing });
  useEffect(() => {
    const isChanged = before.current.isActive !== isActive || before.current.isChoosing !== isChoosing;
    before.current = { isActive, isChoosing };
    const at = document.activeElement;
    const isLost = !at || at === document.body || isOutOfSight(at);
    if (!isChanged || !isActive || !isLost) return;
    const place = [origin.current, last.current].find(canTake) ?? ref.current;
    place?.focus({ preventScroll: true });
  }, [isActive, isChoosing, origin]);
  return {
    ref,
    /** To be told of whatever in the panel has the focus. */
    remember: (element: Element) => {
      last.current = element;
    },
  };
}
