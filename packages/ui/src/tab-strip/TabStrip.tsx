'use client';
import { useId, useMemo, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { outermost, type OutermostProps } from '../internal/outermost';
import { StripActions, type TabStripAction } from './StripActions';
import { tabIdAt } from './tabElements';
import { pressKey } from './tabKeys';
import { TabList } from './TabList';
import { TabOverlay } from './TabOverlay';
import { TabPanels } from './panels/TabPanels';
import * as styles from './TabStrip.css';
import { useHover } from './useHover';
import { useStrip } from './useStrip';
import { useTabDrag } from './drag/useTabDrag';
import { useTabMenu, type TabMenuOptions } from './popups/useTabMenu';
import type { TabsOptions, TabStripTab } from './tabs/useTabs';
import { useWheel } from './useWheel';
import { englishWords, type TabStripWords } from './words';

/** Browser-like tabs. Either the consumer holds them (`tabs`, `activeId`) or the strip does (`defaultTabs`). */
export interface TabStripProps extends TabsOptions, TabMenuOptions, OutermostProps {
  /** Name of the tab list. */
  label: string;
  /**
   * Whether arrow keys activate the tab they come to, or only go there and Enter activates it.
   * @default 'automatic'
   */
  keyboardActivation?: 'automatic' | 'manual';
  /**
   * Draws what a tab shows, below the strip; without it panels are the consumer's. A panel is drawn when it is first
   * looked at, stays mounted, and keeps its place in the document wherever its tab moves.
   */
  renderPanel?: (tab: TabStripTab) => ReactNode;
  /**
   * Id of a tab's panel, for `aria-controls`.
   * @default made here for the panels of `renderPanel`, else none
   */
  panelId?: (id: string) => string;
  /**
   * Buttons after the new-tab button.
   * @default none
   */
  actions?: readonly TabStripAction[];
  /**
   * What the strip says.
   * @default English
   */
  words?: Partial<TabStripWords>;
  /** The element of the strip; panels stand beside it. */
  ref?: Ref<HTMLDivElement>;
}

const noActions: readonly TabStripAction[] = [];

/** A strip of closable, movable tabs with a pinned first one and split pairs joined into one pill. */
export function TabStrip({
  label,
  keyboardActivation = 'automatic',
  renderPanel,
  ref,
  ...props
}: TabStripProps) {
  const words = useMemo(() => ({ ...englishWords, ...props.words }), [props.words]);
  const id = useId();
  const strip = useStrip(props, words);
  const { gridRef, scrollerRef, isOverflowing, tabs, cells, activeId, frozen, focusTab, activate } = strip;
  const menu = useTabMenu(strip, words, props);
  useTabDrag({ ...strip, onDrop: strip.moveTo, onHold: menu.open });
  useWheel(scrollerRef);
  useHover(gridRef);

  const goTo = (tabId: string) => {
    focusTab(tabId);
    activate(tabId);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isHandled = pressKey(event, strip, {
      goTo: keyboardActivation === 'automatic' ? goTo : focusTab,
      activate,
      close: (tab) => strip.canClose && strip.close(tab.id),
      rename: (tab) => strip.canRename && strip.startRename(tab.id),
      openMenu: (tab) => menu.open(tab.id),
      move: (unit, step) => strip.canMove && strip.moveBy(unit, step),
    });
    if (isHandled) event.preventDefault();
  };
  const handleMiddlePress = (event: MouseEvent) => {
    const tab = tabs.find((each) => each.id === tabIdAt(event.target));
    if (event.button === 1 && tab && !tab.isPinned && strip.canClose) strip.closeByPointer(tab.id);
  };
  const panelId = props.panelId ?? (renderPanel && ((tabId: string) => `${id}-panel-${tabId}`));

  return (
    <>
      <div
        {...outermost(styles.strip, props)}
        ref={ref}
        onPointerEnter={frozen.handlePointerEnter}
        onPointerLeave={frozen.handlePointerLeave}
      >
        <div ref={scrollerRef} className={styles.scroller}>
          {/* The tabs and what lies over them, which are controls; it hears what is the same for both. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            ref={gridRef}
            className={styles.grid}
            style={{ inlineSize: frozen.width }}
            // A middle press would start the browser's scrolling before it could close.
            onMouseDown={(event) => event.button === 1 && event.preventDefault()}
            onAuxClick={handleMiddlePress}
            onContextMenu={menu.handleContextMenu}
          >
            <TabList
              {...{ label, cells, activeId, panelId, words }}
              elementId={(tabId) => `${id}-${tabId}`}
              isClosable={strip.canClose}
              onActivate={strip.press}
              onKeyDown={handleKeyDown}
            />
            <TabOverlay
              {...{ cells, activeId, words }}
              isClosable={strip.canClose}
              renamedId={strip.renamedId}
              onClose={strip.closeByPointer}
              onRenamed={strip.finishRename}
            />
          </div>
        </div>
        <StripActions
          {...{ tabs, activeId, words, isOverflowing }}
          onChoose={goTo}
          onNewTab={props.onNewTab && strip.addNew}
          actions={props.actions ?? noActions}
        />
        <VisuallyHidden role="status">{strip.spoken}</VisuallyHidden>
        {menu.element}
      </div>
      {renderPanel && panelId && <TabPanels {...{ cells, activeId, panelId }} render={renderPanel} />}
    </>
  );
}
