import { Button } from '@seedbed/ui/button';
import { EmptyState } from '@seedbed/ui/empty-state';
import { Text } from '@seedbed/ui/text';
import { memo, Suspense, useState, type ReactNode, type RefObject } from 'react';
import { tabTypeOf, useTabTypes } from '../../navigation/tabTypes';
import { ErrorBoundary } from '../../screen/ErrorBoundary';
import { ScreenName, ScreenScope } from '../../screen/screenScope';
import { HomeTab } from './HomeTab';
import { TabChooser } from './TabChooser';
import { TabContext } from './tabContext';
import { TabRouter } from './TabRouter';
import { useFocusWhenLost } from './useFocusWhenLost';
import { homeId, isChoosing, type WorkspaceCommand, type WorkspaceTab } from './workspace';
import * as styles from './Workspace.css';

/** Where a panel stands: alone, left or right in a split, or out of sight. */
export type PanelPlace = 'whole' | 'first' | 'second' | 'hidden';

export interface TabPanelProps {
  tab: WorkspaceTab;
  place: PanelPlace;
  isActive: boolean;
  /** Where the focus was when the open chooser opened. */
  origin: RefObject<Element | null>;
  command: (command: WorkspaceCommand) => void;
}

/** The id of a tab's panel. */
export const panelIdOf = (tabId: string): string => `panel-${tabId}`;

/**
 * What a tab shows. It is drawn when the tab is first looked at and stays from then on, wherever the tab moves:
 * what was typed, scrolled and opened in it is still there.
 */
export const TabPanel = memo(function TabPanel({ tab, place, isActive, origin, command }: TabPanelProps) {
  const isShown = place !== 'hidden';
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const { ref, remember } = useFocusWhenLost({ isActive, isChoosing: isChoosing(tab), origin });
  const activate = () => {
    if (isShown && !isActive) command({ do: 'activate', id: tab.id });
  };
  return (
    // A panel that scrolls and holds no control takes the focus itself.
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
    >
      {wasShown && <TabScreen tab={tab} isHalf={place === 'first' || place === 'second'} command={command} />}
    </div>
  );
});

interface TabScreenProps {
  tab: WorkspaceTab;
  isHalf: boolean;
  command: TabPanelProps['command'];
}

function TabScreen({ tab, isHalf, command }: TabScreenProps) {
  const type = tabTypeOf(useTabTypes(), tab.typeId);
  let screen: ReactNode = <UnknownTab />;
  if (tab.id === homeId) screen = <HomeTab />;
  else if (isChoosing(tab)) {
    screen = (
      <TabChooser
        size={isHalf ? 'small' : 'medium'}
        onChoose={({ id, title }) => command({ do: 'choose', id: tab.id, typeId: id, title })}
      />
    );
  } else if (type) screen = <type.Screen />;
  return (
    <ScreenScope.Provider value={tab.id}>
      <ScreenName.Provider value={tab.title}>
        <TabContext.Provider value={{ title: tab.title, preview: type?.preview }}>
          <TabRouter
            address={tab.address ?? type?.address ?? '/tabs'}
            onAddressChange={(address) => command({ do: 'goTo', id: tab.id, address })}
          >
            <ErrorBoundary resetKey={tab.typeId ?? ''}>
              {/* One for each kind: else the chooser would stay, out of sight and with the focus, until a screen has come. */}
              <Suspense key={tab.typeId} fallback={<TabLoading />}>
                {screen}
              </Suspense>
            </ErrorBoundary>
          </TabRouter>
        </TabContext.Provider>
      </ScreenName.Provider>
    </ScreenScope.Provider>
  );
}

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
