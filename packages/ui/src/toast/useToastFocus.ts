import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * F8 moves focus to the toasts; leaving them gives it back. F8 also converts text in Japanese input methods:
 * while one composes, the key is theirs.
 */
export const useToastFocus = (hasToast: boolean) => {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<Element>(null);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.isComposing || !hasToast) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [hasToast]);

  const handleFocus = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (from instanceof Element && !region.current?.contains(from)) origin.current = from;
  };

  /** Call before the focused toast goes. */
  const restoreFocus = () => {
    if (!region.current?.contains(document.activeElement)) return;
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    origin.current = null;
  };

  return { region, handleFocus, restoreFocus };
};
