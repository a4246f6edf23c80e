import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paletteSource, type PaletteEntry } from '../../navigation/palette';
import { useTabTypes } from '../../navigation/tabTypes';
import { workspaceActions } from './actions/paletteActions';
import { useWorkspace, useWorkspaceCommand } from './state/useWorkspace';
import type { WorkspaceCommand } from './state/workspace';

/** The tabs that are open, and what can be done to them. */
export const workspacePalette = paletteSource('workspace', () => {
  const [state, send] = useWorkspace();
  const navigate = useNavigate();
  return useMemo((): PaletteEntry[] => {
    const act = (command: (now: number) => WorkspaceCommand) => () => {
      send(command(Date.now()));
      void navigate('/tabs');
    };
    return [
      ...state.tabs.map(({ id, title }) => ({
        id: `open tab ${id}`,
        label: title,
        section: 'Open tabs',
        keywords: 'tab',
        run: act(() => ({ do: 'activate', id })),
      })),
      {
        id: 'new tab',
        label: 'New tab',
        section: 'Do',
        shortcut: '⌘ J',
        run: act((now) => ({ do: 'openNewTab', now })),
      },
      ...workspaceActions(state).map(({ id, label, keywords, shortcut, unavailable, command }) => ({
        id,
        label,
        keywords,
        shortcut,
        unavailable,
        section: 'Do',
        run: act(command),
      })),
    ];
  }, [state, send, navigate]);
});

/** Every kind of tab, to open one. */
export const tabKindsPalette = paletteSource('kinds of tab', () => {
  const send = useWorkspaceCommand();
  const types = useTabTypes();
  const navigate = useNavigate();
  return useMemo(
    () =>
      types.map(({ id: typeId, title }): PaletteEntry => ({
        id: `tab of ${typeId}`,
        label: `Open ${title} in a tab`,
        section: 'Tabs',
        keywords: 'new tab',
        run: () => {
          send({ do: 'openTab', typeId, title, now: Date.now() });
          void navigate('/tabs');
        },
      })),
    [send, types, navigate],
  );
});
