import { useEffect, useRef } from 'react';
import { isHotkey } from './hotkey';

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const overlays = 'dialog, [popover], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** A key that an input method is using to compose text; 229 is how older ones say so. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** A key that writes something where the focus is in a field. */
const isTyping = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && !altKey && !ctrlKey && !metaKey;

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
 * The two keys of the toasts, heard last: a key that somebody else used is not ours, nor is one that an editable field
 * would type. An Escape in a field, a dialog or a menu is theirs.
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
      if (event.defaultPrevented || isComposing(event)) return;
      const isInField = Boolean(target?.closest(editable));
      if (hotkey !== null && isHotkey(event, hotkey) && !(isInField && isTyping(event))) {
        event.preventDefault();
        latest.current.onHotkey();
      } else if (event.key === 'Escape' && !isInField && !target?.closest(overlays))
        latest.current.onEscape();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [hasToast, hotkey]);
};
