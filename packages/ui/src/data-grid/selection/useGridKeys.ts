import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { commandOf, type Command } from './keys';
import { advance, headerRow, move, type Extent, type Position } from './position';

interface GridKeys {
  focus: Position;
  extent: Extent;
  /** Rows that a Page key goes. */
  page: number;
  /** What the cell is edited with: one with a popup takes its keys first. */
  editorKind: string | undefined;
  begin: (mode: 'replace' | 'keep') => boolean;
  finish: (next: Position) => void;
  cancel: () => void;
  /** @returns whether the grid did it */
  run: (command: Exclude<Command, { do: 'edit' }>) => boolean;
}

const popupKinds = new Set(['choice', 'combo', 'lookup', 'date']);

/** Does something a moment later, once; the returned function does it now. */
function soon(act: () => void): () => void {
  const timer = setTimeout(() => flushSync(act));
  return () => {
    clearTimeout(timer);
    flushSync(act);
  };
}

/** Has what has the focus now take a key. @returns whether it left the key to the browser */
function passOn({ nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = nativeEvent;
  const modifiers = { ctrlKey, metaKey, altKey, shiftKey };
  const again = new KeyboardEvent('keydown', {
    ...modifiers,
    key,
    code,
    repeat,
    bubbles: true,
    cancelable: true,
  });
  return (currentTarget.ownerDocument.activeElement ?? currentTarget).dispatchEvent(again);
}

/** What the keys do, in a cell that is edited and in one that is not. */
export function useGridKeys({ focus, extent, page, editorKind, begin, finish, cancel, run }: GridKeys) {
  const finishNow = useRef<(() => void) | null>(null);
  const finishSoon = (next: Position) => {
    finishNow.current = soon(() => {
      finishNow.current = null;
      finish(next);
    });
  };

  const afterEdit = ({ key, shiftKey }: KeyboardEvent): Position => {
    const by = shiftKey ? -1 : 1;
    if (key === 'Tab') return advance(focus, by, extent);
    const next = move(focus, { axis: 'row', by }, extent);
    return next.row === headerRow ? focus : next;
  };

  const handleEditingKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target, nativeEvent } = event;
    if (finishNow.current) {
      // Whoever types fast is a cell further: the list has taken its option, and this key is the next cell's.
      event.stopPropagation();
      finishNow.current();
      if (!passOn(event)) event.preventDefault();
      return;
    }
    const isOwn = target instanceof Element && currentTarget.contains(target) && !target.closest('button');
    if (!editorKind || !isOwn || nativeEvent.isComposing) return;
    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    } else if (key === 'Enter' || key === 'Tab') {
      const next = afterEdit(event);
      event.preventDefault();
      // An open list takes the option that is marked on the same key, a moment later than this.
      if (popupKinds.has(editorKind)) finishSoon(next);
      else finish(next);
    }
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target, nativeEvent } = event;
    if (editorKind || nativeEvent.isComposing || !(target instanceof HTMLElement) || !target.dataset.cell)
      return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const command = commandOf(event, { page, isRightToLeft });
    if (!command) return;
    if (command.do === 'edit') {
      // A heading that sorts is a button, and takes Enter and Space itself.
      if (focus.row === headerRow) return;
      // The field has the focus before the browser writes the letter, which then lands in it, composed or not.
      const isBegun = flushSync(() => begin(command.how));
      if (command.how === 'keep' || !isBegun) event.preventDefault();
    } else if (run(command)) event.preventDefault();
  };

  return { onKeyDownCapture: handleEditingKey, onKeyDown: handleKey };
}
