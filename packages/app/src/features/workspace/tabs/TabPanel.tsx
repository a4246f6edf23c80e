import { Button } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { Text } from '@seedbed/ui/text';
import { memo, Suspense, useCallback, useMemo, type ReactNode, type RefObject } from 'react';
import { tabTypeOf, useTabTypes } from '../../../navigation/tabTypes';
import { ErrorBoundary } from '../../../screen/ErrorBoundary';
import { ScreenName, ScreenScope } from '../../../screen/screenScope';
import { KeptScroll } from '../../../scrolling/keptScroll';
import { useKeptScroll } from '../../../scrolling/useKeptScroll';
import { HomeTab } from './HomeTab';
import { TabAddress } from './TabAddress';
import { TabChooser } from './TabChooser';
import { TabContext } from './tabContext';
import { useFocusWhenLost } from '../useFocusWhenLost';
import { homeId, isChoosing, type WorkspaceCommand, type WorkspaceTab } from '../state/workspace';
import * as styles from '../Workspace.css';

/** Where a panel stands: alone, left or right in a split, or out of sight. */
export type PanelPlace = 'whole' | 'first' | 'second' | 'hidden';

export interface TabPanelProps {
  tab: WorkspaceTab;
  place: PanelPlace;
  isActive: boolean;
  /** Whether its content is there, in sight or kept for later. */
  isDrawn: boolean;
  /** Where the focus was when the open chooser opened. */
  origin: RefObject<Element | null>;
  command: (command: WorkspaceCommand) => void;
}

/** The id of a tab's panel. */
export const panelIdOf = (tabId: string): string => `panel-${tabId}`;

/** The tab of a panel, by the panel's id. */
export const tabIdOf = (panelId: string): string => panelId.slice('panel-'.length);

/** What a tab shows. It keeps its place in the document wherever the tab moves, and its scroll while it is not drawn. */
export const TabPanel = memo(function TabPanel(props: TabPanelProps) {
  const { tab, place, isActive, isDrawn, origin, command } = props;
  const isShown = place !== 'hidden';
  const { ref, remember } = useFocusWhenLost({ isActive, isChoosing: isChoosing(tab), origin });
  const [kept, noteScroll] = useKeptScroll(ref, isDrawn, tab.scroll);
  const activate = () => {
    if (isShown && !isActive) command({ do: 'activate', id: tab.id });
  };
  return (
    // A panel takes the focus, whatever it holds: the keyboard scrolls it from there.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={ref}
      role="tabpanel"
      id={panelIdOf(tab.id)}
      aria-label={tab.title}
      tabIndex={0}
      inert={!isShown}
      className={styles.panel}
      data-scroller
      data-place={place}
      onFocusCapture={(event) => {
        remember(event.target);
        activate();
      }}
      onPointerDownCapture={activate}
      onScroll={noteScroll}
    >
      {isDrawn && (
        <KeptScroll.Provider value={kept}>
          <TabScreen tab={tab} command={command} />
        </KeptScroll.Provider>
      )}
    </div>
  );
});

interface TabScreenProps {
  tab: WorkspaceTab;
  command: TabPanelProps['command'];
}

/** Drawn again only when its tab changes: coming into sight and going out of it costs a screen nothing. */
const TabScreen = memo(function TabScreen({ tab, command }: TabScreenProps) {
  const { id, title } = tab;
  const type = tabTypeOf(useTabTypes(), tab.typeId);
  const face = useMemo(() => ({ title, preview: type?.preview }), [title, type]);
  const goTo = useCallback((address: string) => command({ do: 'goTo', id, address }), [command, id]);
  let screen: ReactNode = <UnknownTab />;
  if (tab.id === homeId) screen = <HomeTab />;
  else if (isChoosing(tab)) {
    screen = (
      <TabChooser
        size={tab.splitId ? 'small' : 'medium'}
        onChoose={(chosen) => command({ do: 'choose', id, typeId: chosen.id, title: chosen.title })}
      />
    );
  } else if (type) screen = <type.Screen />;
  return (
    <ScreenScope.Provider value={tab.id}>
      <ScreenName.Provider value={tab.title}>
        <TabContext.Provider value={face}>
          <TabAddress address={tab.address ?? type?.address ?? '/tabs'} onAddressChange={goTo}>
            <ErrorBoundary resetKey={tab.typeId ?? ''}>
              {/* One for each kind: else the chooser would stay, out of sight and with the focus, until a screen has come. */}
              <Suspense key={tab.typeId} fallback={<TabLoading />}>
                {screen}
              </Suspense>
            </ErrorBoundary>
          </TabAddress>
        </TabContext.Provider>
      </ScreenName.Provider>
    </ScreenScope.Provider>
  );
});

/** A newer version of the page made it, in another window. */
const UnknownTab = () => (
  <div className={styles.planned}>
    <EmptyState
      title="This kind of tab is not known here"
      description="Another window of yours runs a newer version. Nothing of the tab is lost; reload the page to see it."
      action={<Button onPress={() => location.reload()}>Reload</Button>}
    />
  </div>
);

function TabLoading() {
  return (
    <div className={styles.sheet}>
      <Text tone="quiet" role="status">
        Loading...
      </Text>
    </div>
  );
}
