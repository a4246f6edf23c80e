/** The parts of a keyboard event that a hotkey is told by. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** A letter means the same with Caps Lock on, or with Shift held. */
const plain = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Whether this is the key: a `KeyboardEvent.key`, with modifiers before it where there are any ('Alt+Shift+T'). */
export function isHotkey(press: KeyPress, hotkey: string): boolean {
  // A '+' at the end is the key itself.
  const [key = '', ...modifiers] = hotkey.split(/\+(?!$)/).reverse();
  const held = new Set(modifiers);
  return (
    plain(press.key) === plain(key) &&
    press.altKey === held.has('Alt') &&
    press.ctrlKey === held.has('Control') &&
    press.metaKey === held.has('Meta') &&
    press.shiftKey === held.has('Shift')
  );
}
