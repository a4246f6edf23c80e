import { activeTab, canSplit, homeId, type WorkspaceCommand, type WorkspaceState } from '../state/workspace';

/** A command that the palette offers for the workspace as it stands. */
export interface WorkspaceAction {
  id: string;
  label: string;
  keywords?: string;
  shortcut?: string;
  /** Why it cannot be done now. */
  unavailable?: string;
  command: (now: number) => WorkspaceCommand;
}

/** What can be done to the active tab, and what cannot with the reason. */
export function workspaceActions(state: WorkspaceState): WorkspaceAction[] {
  const tab = activeTab(state);
  const { id } = tab;
  const isHome = id === homeId;
  const isAlone = isHome || tab.splitId === null;
  return [
    {
      id: 'open split view',
      label: 'Open split view',
      keywords: 'side by side',
      shortcut: '⌘ Shift J',
      unavailable: canSplit(tab)
        ? undefined
        : isHome
          ? 'The Home tab has no other side. Open another tab first.'
          : 'The active tab has another beside it already.',
      command: (now) => ({ do: 'addSplit', id, now }),
    },
    {
      id: 'separate tabs',
      label: 'Separate tabs',
      keywords: 'split view end',
      unavailable: isAlone ? 'The active tab stands alone.' : undefined,
      command: () => ({ do: 'separate', id }),
    },
    {
      id: 'close tab',
      label: 'Close tab',
      unavailable: isHome ? 'The Home tab stays open.' : undefined,
      command: () => ({ do: 'close', id }),
    },
    {
      id: 'reopen closed tab',
      label: 'Reopen closed tab',
      keywords: 'undo close',
      shortcut: 'Alt Shift R',
      unavailable: state.closed?.length ? undefined : 'No tab was closed yet.',
      command: () => ({ do: 'reopen' }),
    },
  ];
}
