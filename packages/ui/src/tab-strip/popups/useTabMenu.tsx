'use client';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { ownEntries } from './ownEntries';
import type { Anchor } from './Popover';
import { tabElement, tabIdAt } from '../tabElements';
import { TabMenu, type TabMenuEntry } from './TabMenu';
import type { Strip } from '../useStrip';
import type { TabStripTab } from '../tabs/useTabs';
import type { TabStripWords } from '../words';

/** What a tab's menu holds, and who is told. */
export interface TabMenuOptions {
  /**
   * Commands of a tab's context menu. `own` are those of the strip, as far as they can be done: rename, move left, move
   * right and close. Leave some out, or put yours among them. Without any there is no menu.
   * @default own
   */
  menuEntries?: (tab: TabStripTab, own: readonly TabMenuEntry[]) => readonly TabMenuEntry[];
  /** A command without an `onAction` of its own was chosen. */
  onMenuAction?: (id: string, command: string) => void;
}

/** A menu that is open, and the direction of the strip when it opened. */
interface OpenMenu {
  tabId: string;
  anchor: Anchor;
  isByKey: boolean;
  isRtl: boolean;
}

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Anchor => ({
  left: x,
  right: x,
  top: y,
  bottom: y,
});

/** The context menu of the tabs: by right press, by a finger that is held and lifted, by key. */
export function useTabMenu(strip: Strip, words: TabStripWords, options: TabMenuOptions) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const tab = strip.tabs.find(({ id }) => id === menu?.tabId);

  const entriesOf = (of: TabStripTab, isRtl: boolean) => {
    const { units, startRename, moveBy, close } = strip;
    const own = ownEntries({ tab: of, units, can: strip, isRtl, words, startRename, moveBy, close });
    return options.menuEntries ? options.menuEntries(of, own) : own;
  };
  /** Returns whether there was a menu to open. */
  const open = (tabId: string, point?: { clientX: number; clientY: number }): boolean => {
    const of = strip.tabs.find(({ id }) => id === tabId);
    const element = tabElement(strip.gridRef.current, tabId);
    if (!of || !element) return false;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    if (entriesOf(of, isRtl).length === 0) return false;
    setMenu({ tabId, anchor: point ? pointOf(point) : element, isByKey: !point, isRtl });
    return true;
  };
  const handleContextMenu = (event: MouseEvent) => {
    const tabId = tabIdAt(event.target);
    if (tabId === undefined) return;
    // A finger that is held may still begin a drag: its menu opens when it is lifted.
    const isHeld = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (isHeld || open(tabId, event)) event.preventDefault();
  };
  const close = (tabId: string, isReturning: boolean) => {
    setMenu(null);
    if (isReturning) strip.focusTab(tabId);
  };
  const act = (tabId: string, entry: TabMenuEntry) => {
    close(tabId, true);
    if (entry.onAction) entry.onAction();
    else options.onMenuAction?.(tabId, entry.id);
  };

  const element: ReactNode = menu && tab && (
    <TabMenu
      label={words.menu(tab.title)}
      entries={entriesOf(tab, menu.isRtl)}
      anchor={menu.anchor}
      isByKey={menu.isByKey}
      onAction={(entry) => act(tab.id, entry)}
      onClose={(isReturning) => close(tab.id, isReturning)}
    />
  );
  return { open, handleContextMenu, element };
}
