import { Columns2, House, Plus } from '@seedbed/ui/icons';
import { TabStrip } from '@seedbed/ui/tab-strip';
import { useCallback, useMemo } from 'react';
import { tabTypeOf, useTabTypes, type TabType } from '../../navigation/tabTypes';
import { PageTitle } from '../../screen/PageTitle';
import { useKeepDraftsOf } from '../../session';
import { menuCommand, tabMenu, tabMenuWith, type TabMenuCommand } from './actions/tabMenu';
import { panelIdOf, tabIdOf } from './tabs/TabPanel';
import { useFocusOrigin } from './useFocusOrigin';
import { useWorkspace } from './state/useWorkspace';
import { useWorkspaceKeys } from './actions/useWorkspaceKeys';
import {
  activeTab,
  canSplit,
  homeId,
  isChoosing,
  type WorkspaceCommand,
  type WorkspaceState,
  type WorkspaceTab,
} from './state/workspace';
import * as styles from './Workspace.css';
import { WorkspaceHeader } from './WorkspaceHeader';
import { WorkspaceRoom } from './WorkspaceRoom';

/** The tabbed workspace: one product, and everything about it side by side. */
export function WorkspacePage() {
  const [state, send] = useWorkspace();
  const [origin, obey] = useFocusOrigin(send);
  const command = useCallback((asked: WorkspaceCommand) => obey(withScrolls(asked)), [obey]);
  useWorkspaceKeys(state, command);
  const types = useTabTypes();
  useKeepDraftsOf(useMemo(() => idsOf(state), [state]));
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

/** The tabs that are open or can be opened again: what was typed in them stays. */
const idsOf = ({ tabs, closed = [] }: WorkspaceState) =>
  [...tabs, ...closed.flatMap((each) => each.tabs)].map(({ id }) => id);

/** A command that closes, with how far the panels are scrolled that go. */
function withScrolls(asked: WorkspaceCommand): WorkspaceCommand {
  if (asked.do !== 'close' && asked.do !== 'closePair') return asked;
  const panels = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"][data-scroller]')];
  return {
    ...asked,
    scrolls: Object.fromEntries(panels.map(({ id, scrollTop }) => [tabIdOf(id), scrollTop])),
  };
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
