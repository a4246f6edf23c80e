import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paletteSource, type PaletteEntry } from '../../navigation/palette';
import { useTabTypes } from '../../navigation/tabTypes';
import { workspaceActions } from './paletteActions';
import { useWorkspace } from './useWorkspace';
import type { WorkspaceCommand } from './workspace';

/** The tabs that are open, what can be done to them, and every kind of tab. */
export const workspacePalette = paletteSource('workspace', () => {
  const [state, send] = useWorkspace();
  const types = useTabTypes();
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
      ...types.map(({ id: typeId, title }) => ({
        id: `tab of ${typeId}`,
        label: `Open ${title} in a tab`,
        section: 'Do',
        keywords: 'new tab',
        run: act((now) => ({ do: 'openTab', typeId, title, now })),
      })),
    ];
  }, [state, send, types, navigate]);
});
