import { useEffect, useRef } from 'react';
import { isHotkey } from './hotkey';

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const overlays = 'dialog, [popover], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** A key that an input method is using to compose text; 229 is how older ones say so. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Where the key was pressed, also inside a shadow tree. */
const targetOf = (event: KeyboardEvent): Element | undefined =>
  event.composedPath().find((target) => target instanceof Element);

interface ToastKeys {
  hasToast: boolean;
  /** Null listens to none. */
  hotkey: string | null;
  onHotkey: () => void;
  onEscape: () => void;
}

/**
 * The two keys of the toasts, heard last: a key that somebody else used is not ours, nor is one pressed in an
 * editable field. An Escape in a dialog or a menu is theirs.
 */
export const useToastKeys = ({ hasToast, hotkey, onHotkey, onEscape }: ToastKeys): void => {
  const latest = useRef({ onHotkey, onEscape });
  useEffect(() => {
    latest.current = { onHotkey, onEscape };
  });

  useEffect(() => {
    if (!hasToast) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const target = targetOf(event);
      if (event.defaultPrevented || isComposing(event) || target?.closest(editable)) return;
      if (hotkey !== null && isHotkey(event, hotkey)) {
        event.preventDefault();
        latest.current.onHotkey();
      } else if (event.key === 'Escape' && !target?.closest(overlays)) latest.current.onEscape();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [hasToast, hotkey]);
};
