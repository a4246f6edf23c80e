import { useEffect, useEffectEvent } from 'react';
import { activeTab, isChoosing, type WorkspaceCommand, type WorkspaceState } from '../state/workspace';

/** What a key asks for, if anything. */
export function keyCommand(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  state: WorkspaceState,
  now: number,
): WorkspaceCommand | undefined {
  const isCommand = event.ctrlKey || event.metaKey;
  const active = activeTab(state);
  if (event.key === 'Escape' && isChoosing(active)) return { do: 'cancelChooser', id: active.id };
  if (event.altKey && event.shiftKey && !isCommand && event.code === 'KeyR') return { do: 'reopen' };
  // By its place on the keyboard: with Alt, some systems write another letter.
  const isAsked =
    (isCommand && !event.altKey && event.code === 'KeyJ') ||
    (event.altKey && !isCommand && event.code === 'KeyT');
  if (!isAsked) return undefined;
  return event.shiftKey ? { do: 'addSplit', id: active.id, now } : { do: 'openNewTab', now };
}

/** Menus, dialogs, toasts and the field that renames a tab have their own Escape. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  (target.closest('[role=menu], [role=dialog], [role=alertdialog], [data-react-aria-top-layer]') !== null ||
    (target.matches('input') && target.closest('[role=tabpanel]') === null));

const pointerEvents = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * New tab: ⌘/Ctrl+J or Alt+T. Split view: the same with Shift. Alt+Shift+R opens what was closed
 * last. Esc closes an open chooser. Heard before anything
 * in the page, because a search field empties itself on Esc and a browser opens its downloads on Ctrl+J.
 */
export function useWorkspaceKeys(state: WorkspaceState, command: (command: WorkspaceCommand) => void): void {
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const asked = keyCommand(event, state, Date.now());
    if (!asked) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) command(asked);
  });
  useEffect(() => {
    // A release outside the window may go untold: the next move tells of it.
    let isPointerHeld = false;
    const notePointer = ({ buttons }: PointerEvent) => {
      isPointerHeld = buttons !== 0;
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      // While a pointer is held, Escape gives up what it drags.
      const isTaken = event.isComposing || isElsewhere(event) || (event.key === 'Escape' && isPointerHeld);
      if (!isTaken) obey(event);
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('keydown', handleKeyDown, options);
    for (const type of pointerEvents) window.addEventListener(type, notePointer, options);
    return () => listeners.abort();
  }, []);
}
