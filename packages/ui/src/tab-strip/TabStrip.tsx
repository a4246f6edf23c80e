'use client';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { RenameField } from './RenameField';
import { StripActions } from './StripActions';
import { CloseButtons } from './CloseButtons';
import { tabKeyHandler } from './tabKeys';
import { TabList, type StripCell, type TabStripTab } from './TabList';
import type { TabMenuEntry } from './TabMenu';
import { placeAfter, unitsOf, type StripTab, type StripUnit, type TabDrop } from './tabs';
import * as styles from './TabStrip.css';
import { useActiveTab } from './useActiveTab';
import { useOverflow } from './useOverflow';
import { useTabDrag } from './useTabDrag';
import { englishWords, type TabStripWords } from './words';

// React-aria's overlays are most of the weight; a strip that never opens a menu never loads them.
const TabMenu = lazy(() => import('./TabMenu').then((module) => ({ default: module.TabMenu })));

/** Browser-like tabs. Tabs are the consumer's: every change is asked for, none is made here. */
export interface TabStripProps {
  /** Name of the tab list. */
  label: string;
  tabs: readonly TabStripTab[];
  activeId: string;
  onActivate: (id: string) => void;
  /** Close button, Delete and middle-click. Without it no tab closes. */
  onClose?: (id: string) => void;
  /** A tab, or the pair that starts with it, lands beside another. Without it nothing moves. */
  onMove?: (id: string, drop: TabDrop) => void;
  /** F2. Without it no tab is renamed. */
  onRename?: (id: string, title: string) => void;
  onNewTab?: () => void;
  /** Commands of a tab's context menu. */
  menuEntries?: (tab: TabStripTab) => readonly TabMenuEntry[];
  onMenuAction?: (id: string, command: string) => void;
  /** Id of a tab's panel, for `aria-controls`. */
  panelId?: (id: string) => string;
  /** @default English */
  words?: Partial<TabStripWords>;
}

const cellsOf = (units: readonly StripUnit<TabStripTab>[]): StripCell[] =>
  units.flatMap((unit) =>
    unit.tabs.map((tab, index) => ({
      tab,
      unit,
      half: unit.tabs.length < 2 ? undefined : index === 0 ? 'first' : 'second',
    })),
  );

/** Pinned tabs are as wide as they are, others share the room; while many are closed by pointer they keep their width. */
const columnsOf = (cells: readonly StripCell[], frozenWidth: number | null) =>
  cells
    .map(({ tab }) =>
      tab.isPinned ? 'max-content' : frozenWidth === null ? 'minmax(96px, 208px)' : `${frozenWidth}px`,
    )
    .join(' ');

/** The width a column has now, in pixels; grid columns count from 1. */
const widthOfColumn = (grid: HTMLElement | null, column: number) => {
  const width =
    grid && Number.parseFloat(getComputedStyle(grid).gridTemplateColumns.split(' ')[column - 1] ?? '');
  return width && Number.isFinite(width) ? width : null;
};

/** A strip of closable, movable tabs with a pinned first one and split pairs joined into one pill. */
export function TabStrip(props: TabStripProps) {
  const { tabs, activeId, onActivate, onClose, onMove, onRename, menuEntries } = props;
  const words = { ...englishWords, ...props.words };
  const id = useId();
  const elementId = (tabId: string) => `${id}-${tabId}`;
  const gridRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const focusHeldRef = useRef(false);
  const [frozenWidth, setFrozenWidth] = useState<number | null>(null);
  const [renamed, setRenamed] = useState<StripTab | null>(null);
  const [menuTab, setMenuTab] = useState<TabStripTab | null>(null);
  const [spoken, setSpoken] = useState('');
  const isOverflowing = useOverflow(scrollerRef);
  useActiveTab({ gridRef, activeId, focusHeldRef });

  const units = unitsOf(tabs);
  const cells = cellsOf(units);
  const gridColumn = (tab: StripTab) => cells.findIndex((cell) => cell.tab.id === tab.id) + 1;
  useTabDrag({ gridRef, units: onMove ? units : [], onDrop: (unitId, drop) => onMove?.(unitId, drop) });

  const closeByPointer = (tab: StripTab) => {
    setFrozenWidth(widthOfColumn(gridRef.current, gridColumn(tab)));
    onClose?.(tab.id);
  };
  const move = (unit: StripUnit, drop: TabDrop) => {
    if (!onMove) return;
    onMove(unit.id, drop);
    const ids = units.map((each) => each.id);
    const title = unit.tabs.map((tab) => tab.title).join(', ');
    setSpoken(words.moved(title, placeAfter(ids, unit.id, drop) + 1, ids.length));
  };
  const finishRename = (title: string | null) => {
    if (renamed && title !== null) onRename?.(renamed.id, title);
    if (renamed) document.getElementById(elementId(renamed.id))?.focus();
    setRenamed(null);
  };
  const handleKeyDown = tabKeyHandler(units, {
    activate: onActivate,
    close: (tab) => onClose?.(tab.id),
    rename: (tab) => onRename && setRenamed(tab),
    openMenu: (tab) => menuEntries && setMenuTab(tab),
    move,
  });

  return (
    <div className={styles.strip} onPointerLeave={() => setFrozenWidth(null)}>
      <div ref={scrollerRef} className={styles.scroller}>
        <div
          ref={gridRef}
          className={styles.grid}
          style={{ gridTemplateColumns: columnsOf(cells, frozenWidth) }}
        >
          <TabList
            {...{ cells, activeId, elementId, focusHeldRef, onActivate }}
            label={props.label}
            panelId={props.panelId}
            onMiddlePress={closeByPointer}
            onMenu={menuEntries && setMenuTab}
            onKeyDown={handleKeyDown}
          />
          {onClose && <CloseButtons cells={cells} label={words.close} onClose={closeByPointer} />}
          {renamed && (
            <RenameField
              label={words.rename(renamed.title)}
              title={renamed.title}
              style={{ gridColumn: gridColumn(renamed) }}
              onDone={finishRename}
            />
          )}
        </div>
      </div>
      <StripActions {...{ tabs, words, isOverflowing, onActivate }} onNewTab={props.onNewTab} />
      <div role="status" className={styles.spoken}>
        {spoken}
      </div>
      {menuTab && menuEntries && (
        <Suspense>
          <TabMenu
            label={words.menu(menuTab.title)}
            entries={menuEntries(menuTab)}
            triggerId={elementId(menuTab.id)}
            onAction={(command) => props.onMenuAction?.(menuTab.id, command)}
            onClose={() => setMenuTab(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
