import { useAtom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useSignedInUser } from '../../../session';
import { workspaceAtom } from './workspace.atom';
import type { WorkspaceCommand, WorkspaceState } from './workspace';

/** What a choice passes on. */
export interface TabChoice {
  id: string;
  title: string;
}

/** The signed-in person's workspace, and a way to command it. */
export function useWorkspace(): [state: WorkspaceState, command: (command: WorkspaceCommand) => void] {
  return useAtom(workspaceAtom(useSignedInUser().uid));
}

/** Commands the signed-in person's workspace, without hearing of what becomes of it. */
export const useWorkspaceCommand = (): ((command: WorkspaceCommand) => void) =>
  useSetAtom(workspaceAtom(useSignedInUser().uid));

/** Opens a tab with its choice made already. */
export function useOpenTab(): (choice: TabChoice) => void {
  const command = useWorkspaceCommand();
  return useCallback(
    ({ id, title }) => command({ do: 'openTab', typeId: id, title, now: Date.now() }),
    [command],
  );
}
