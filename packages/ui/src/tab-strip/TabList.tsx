'use client';
import type { KeyboardEventHandler, MouseEvent, ReactNode, RefObject } from 'react';
import { Tab } from './Tab';
import type { StripTab, StripUnit } from './tabs';
import { contents } from './TabStrip.css';

/** A tab with what it shows. */
export interface TabStripTab extends StripTab {
  icon?: ReactNode;
}

/** A tab and where the strip draws it. */
export interface StripCell {
  tab: TabStripTab;
  unit: StripUnit<TabStripTab>;
  half: 'first' | 'second' | undefined;
}

export interface TabListProps {
  label: string;
  cells: readonly StripCell[];
  activeId: string;
  elementId: (id: string) => string;
  panelId?: (id: string) => string;
  /** Whether the focus is on one of the tabs; it stays so when the focused one goes away. */
  focusHeldRef: RefObject<boolean>;
  onActivate: (id: string) => void;
  onMiddlePress: (tab: TabStripTab) => void;
  onMenu: ((tab: TabStripTab) => void) | undefined;
  onKeyDown: KeyboardEventHandler;
}

/** The tabs with their roles and nothing else. */
export function TabList({ cells, activeId, focusHeldRef, onMenu, ...props }: TabListProps) {
  const withTab = (act: ((tab: TabStripTab) => void) | undefined) => (event: MouseEvent) => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tab-id]') : null;
    const cell = cells.find(({ tab }) => tab.id === element?.dataset.tabId);
    if (cell) act?.(cell.tab);
    return Boolean(cell && act);
  };
  const handleMiddlePress = withTab((tab) => !tab.isPinned && props.onMiddlePress(tab));
  const handleMenu = withTab(onMenu);

  return (
    // The tabs have the tab stop; the list hears their events for all of them.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="tablist"
      aria-label={props.label}
      className={contents}
      onKeyDown={props.onKeyDown}
      onFocus={() => (focusHeldRef.current = true)}
      onBlur={() => (focusHeldRef.current = false)}
      onClick={withTab((tab) => props.onActivate(tab.id))}
      // A middle press would start the browser's scrolling before it could close.
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={(event) => event.button === 1 && handleMiddlePress(event)}
      onContextMenu={(event) => handleMenu(event) && event.preventDefault()}
    >
      {cells.map(({ tab, unit, half }, index) => (
        <Tab
          key={tab.id}
          id={tab.id}
          elementId={props.elementId(tab.id)}
          unitId={unit.id}
          title={tab.title}
          icon={tab.icon}
          column={index + 1}
          half={half}
          panelId={props.panelId?.(tab.id)}
          isActive={tab.id === activeId}
          isPinned={tab.isPinned ?? false}
        />
      ))}
    </div>
  );
}
