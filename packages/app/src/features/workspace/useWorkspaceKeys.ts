import { useEffect, useRef } from 'react';
import { activeTab, isChoosing, type WorkspaceCommand, type WorkspaceState } from './workspace';

/** What a key asks for, if anything. */
export function keyCommand(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  state: WorkspaceState,
  now: number,
): WorkspaceCommand | undefined {
  const isCommand = event.ctrlKey || event.metaKey;
  const active = activeTab(state);
  if (event.key === 'Escape' && isChoosing(active)) return { do: 'cancelChooser', id: active.id };
  // By its place on the keyboard: with Alt, some systems write another letter.
  const isAsked =
    (isCommand && !event.altKey && event.code === 'KeyJ') ||
    (event.altKey && !isCommand && event.code === 'KeyT');
  if (!isAsked) return undefined;
  return event.shiftKey ? { do: 'addSplit', id: active.id, now } : { do: 'openNewTab', now };
}

/** Menus, dialogs, toasts and the field that renames a tab have their own Escape, and a drag is given up with it. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  document.querySelector('[data-dragging]') !== null ||
  (target instanceof Element &&
    (target.closest('[role=menu], [role=dialog], [role=alertdialog], [data-react-aria-top-layer]') !== null ||
      (target.matches('input') && target.closest('[role=tabpanel]') === null)));

/**
 * New tab: ⌘/Ctrl+J or Alt+T. Split view: the same with Shift. Esc closes an open chooser. Heard before anything
 * in the page, because a search field empties itself on Esc and a browser opens its downloads on Ctrl+J.
 */
export function useWorkspaceKeys(state: WorkspaceState, command: (command: WorkspaceCommand) => void): void {
  const latest = useRef({ state, command });
  useEffect(() => {
    latest.current = { state, command };
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || isElsewhere(event)) return;
      const asked = keyCommand(event, latest.current.state, Date.now());
      if (!asked) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) latest.current.command(asked);
    };
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);
}
