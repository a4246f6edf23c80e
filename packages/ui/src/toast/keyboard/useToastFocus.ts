import { useLayoutEffect, useRef, type FocusEvent } from 'react';

interface ToastFocus {
  hasToast: boolean;
  onFocusChange: (isInside: boolean) => void;
}

/** Lends focus to the toasts: it goes on to the next one, and after the last back to where it came from. */
export const useToastFocus = ({ hasToast, onFocusChange }: ToastFocus) => {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement>(null);
  const isInside = useRef(false);

  const setInside = (next: boolean) => {
    if (isInside.current === next) return;
    isInside.current = next;
    onFocusChange(next);
  };

  const leave = () => {
    if (origin.current?.isConnected) origin.current.focus();
    else region.current?.blur();
    origin.current = null;
    setInside(false);
  };

  // After every commit: the focused button may have gone with its toast, or with an update of it.
  useLayoutEffect(() => {
    if (!isInside.current) return;
    const active = document.activeElement;
    const isLost = !region.current?.contains(active) || active?.closest('[inert]');
    if (!hasToast) leave();
    else if (isLost) region.current?.focus();
  });

  return {
    region,
    /** Brings focus to the toasts, or back from there. */
    toggle: () => (isInside.current ? leave() : region.current?.focus()),
    onFocus: (event: FocusEvent) => {
      if (!isInside.current && event.relatedTarget instanceof HTMLElement)
        origin.current = event.relatedTarget;
      setInside(true);
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setInside(false);
    },
  };
};
