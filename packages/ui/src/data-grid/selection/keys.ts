import type { Step } from './position';

/** A key as it was pressed. */
export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** What a key asks of a grid whose cell is not being edited. */
export type Command =
  | { do: 'go'; step: Step; isExtending: boolean }
  | { do: 'edit'; how: 'replace' | 'keep' }
  | { do: 'clear' | 'fillDown' | 'selectAll' | 'selectRow' | 'insertRow' | 'removeRows' | 'undo' | 'redo' }
  | { do: 'moveRows'; by: 1 | -1 };

interface Setting {
  /** Rows that a Page key goes. */
  page: number;
  isRightToLeft: boolean;
}

function stepOf({ key, ctrlKey, metaKey }: Key, { page, isRightToLeft }: Setting): Step | undefined {
  const isFar = ctrlKey || metaKey;
  const along = (axis: 'row' | 'column', by: 1 | -1): Step =>
    isFar ? { axis, to: by > 0 ? 'last' : 'first' } : { axis, by };
  const forward = isRightToLeft ? -1 : 1;
  const steps: Record<string, Step> = {
    ArrowDown: along('row', 1),
    ArrowUp: along('row', -1),
    ArrowRight: along('column', forward),
    ArrowLeft: along('column', forward === 1 ? -1 : 1),
    Home: isFar ? { axis: 'both', to: 'first' } : { axis: 'column', to: 'first' },
    End: isFar ? { axis: 'both', to: 'last' } : { axis: 'column', to: 'last' },
    PageDown: { axis: 'row', by: page },
    PageUp: { axis: 'row', by: -page },
  };
  return steps[key];
}

const withControl: Record<string, Command> = {
  a: { do: 'selectAll' },
  d: { do: 'fillDown' },
  y: { do: 'redo' },
  z: { do: 'undo' },
  Z: { do: 'redo' },
  Enter: { do: 'insertRow' },
  Backspace: { do: 'removeRows' },
};

const alone: Record<string, Command> = {
  Enter: { do: 'edit', how: 'keep' },
  F2: { do: 'edit', how: 'keep' },
  Delete: { do: 'clear' },
  Backspace: { do: 'clear' },
};

/** What a key asks for; undefined where the grid has no use for it. */
export function commandOf(pressed: Key, setting: Setting): Command | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  const isControl = ctrlKey || metaKey;
  if (altKey && !isControl) {
    if (key === 'ArrowUp') return { do: 'moveRows', by: -1 };
    if (key === 'ArrowDown') return { do: 'moveRows', by: 1 };
  }
  // AltGr types letters: it reports both keys.
  const isTyping = key.length === 1 && (!isControl || (ctrlKey && altKey));
  if (isTyping && key === ' ' && shiftKey) return { do: 'selectRow' };
  if (isTyping) return { do: 'edit', how: 'replace' };
  if (altKey) return undefined;
  const step = stepOf(pressed, setting);
  if (step) return { do: 'go', step, isExtending: shiftKey };
  if (isControl) return withControl[shiftKey && key === 'z' ? 'Z' : key];
  return shiftKey && key === 'Enter' ? undefined : alone[key];
}
