import { Columns2, House, Plus } from '@seedbed/ui/icons';
import { TabStrip } from '@seedbed/ui/tab-strip';
import { useMemo } from 'react';
import { tabTypeOf, useTabTypes, type TabType } from '../../navigation/tabTypes';
import { PageTitle } from '../../screen/PageTitle';
import { useKeepDraftsOf } from '../../session';
import { menuCommand, tabMenu, tabMenuWith, type TabMenuCommand } from './tabMenu';
import { panelIdOf } from './TabPanel';
import { useFocusOrigin } from './useFocusOrigin';
import { useWorkspace } from './useWorkspace';
import { useWorkspaceKeys } from './useWorkspaceKeys';
import { activeTab, canSplit, homeId, isChoosing, type WorkspaceState, type WorkspaceTab } from './workspace';
import * as styles from './Workspace.css';
import { WorkspaceHeader } from './WorkspaceHeader';
import { WorkspaceRoom } from './WorkspaceRoom';

/** The tabbed workspace: one product, and everything about it side by side. */
export function WorkspacePage() {
  const [state, send] = useWorkspace();
  const [origin, command] = useFocusOrigin(send);
  useWorkspaceKeys(state, command);
  const types = useTabTypes();
  useKeepDraftsOf(useMemo(() => state.tabs.map(({ id }) => id), [state.tabs]));
  const tabs = useMemo(() => state.tabs.map((tab) => stripTab(tab, types)), [state.tabs, types]);
  const active = activeTab(state);
  return (
    <main className={styles.frame} tabIndex={-1}>
      <PageTitle>{active.title}</PageTitle>
      <WorkspaceHeader />
      <div className={styles.strip}>
        <TabStrip
          label="Tabs"
          tabs={tabs}
          activeId={state.activeId}
          onActivate={(id) => command({ do: 'activate', id })}
          onClose={(id) => command({ do: 'close', id })}
          onMove={(id, drop) => command({ do: 'move', id, drop })}
          onRename={(id, title) => command({ do: 'rename', id, title })}
          onNewTab={() => command({ do: 'openNewTab', now: Date.now() })}
          actions={
            canSplit(active)
              ? [
                  {
                    id: 'addSplit',
                    label: 'Open split view',
                    icon: <Columns2 size={16} />,
                    onPress: () => command({ do: 'addSplit', id: active.id, now: Date.now() }),
                  },
                ]
              : []
          }
          menuEntries={({ id }, own) => tabMenuWith(tabMenu(state, id), own)}
          onMenuAction={(id, chosen) => command(menuCommand(id, chosen as TabMenuCommand, Date.now()))}
          panelId={panelIdOf}
        />
      </div>
      <WorkspaceRoom state={state} origin={origin} command={command} />
      <Footer state={state} />
    </main>
  );
}

const stripTab = ({ id, title, typeId, splitId }: WorkspaceTab, types: readonly TabType[]) => ({
  id,
  title,
  icon: id === homeId ? <House size={16} /> : (tabTypeOf(types, typeId)?.icon ?? <Plus size={16} />),
  isPinned: id === homeId,
  partnerId: splitId,
});

/** What the keyboard does here, in the words of a Mac; Ctrl does the same. */
function Footer({ state }: { state: WorkspaceState }) {
  const active = activeTab(state);
  if (isChoosing(active)) {
    return (
      <footer className={styles.footer}>
        <span>Press Esc to close</span>
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <span>Press ⌘ J to open a new tab</span>
      {canSplit(active) && <span>⌘ Shift J to open split view</span>}
    </footer>
  );
}
