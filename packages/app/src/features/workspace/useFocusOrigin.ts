import { useCallback, useRef, type RefObject } from 'react';
import type { WorkspaceCommand } from './state/workspace';

type Command = (command: WorkspaceCommand) => void;

/**
 * Notes what has the focus when a chooser opens: closed without a choice, it gives it back.
 * @returns where that is, null while there is nothing to give back, and the commands that note it
 */
export function useFocusOrigin(command: Command): [origin: RefObject<Element | null>, command: Command] {
  const origin = useRef<Element>(null);
  const noting = useCallback<Command>(
    (asked) => {
      const isOpening = asked.do === 'openNewTab' || asked.do === 'addSplit';
      if (isOpening) origin.current = document.activeElement;
      else if (asked.do !== 'cancelChooser') origin.current = null;
      command(asked);
    },
    [command],
  );
  return [origin, noting];
}
