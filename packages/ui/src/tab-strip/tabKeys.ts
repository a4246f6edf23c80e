import type { KeyboardEvent } from 'react';
import type { StripCells } from './cells';
import { neighbour, type MoveStep, type StripTab, type StripUnit } from './tabs/tabs';

/** What the keys of a strip do. */
export interface TabKeyActions {
  /** An arrow, Home or End came to a tab. */
  goTo: (id: string) => void;
  activate: (id: string) => void;
  close: (tab: StripTab) => void;
  rename: (tab: StripTab) => void;
  openMenu: (tab: StripTab) => void;
  move: (unit: StripUnit, step: MoveStep) => void;
}

type Direction = 'next' | 'previous' | 'first' | 'last';

const directionOf = (key: string, isRtl: boolean): Direction | undefined => {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') === isRtl ? 'previous' : 'next';
};

const stepOf = { next: 'forward', previous: 'backward', first: 'first', last: 'last' } as const;

/**
 * Arrows, Home and End go to a tab, Enter and Space activate it; Delete closes, F2 renames, Shift+F10 and the menu key
 * open its menu, and Alt+Shift with an arrow moves it: browsers keep Ctrl+Shift+Page Up and Page Down for their own tabs.
 * Backspace closes too, since it is the only deleting key that a Mac's keyboard has.
 * @returns whether the key was for the strip
 */
export function pressKey(
  event: KeyboardEvent,
  { units, cells }: StripCells,
  actions: TabKeyActions,
): boolean {
  const id = event.target instanceof HTMLElement ? event.target.dataset.tabId : undefined;
  const cell = cells.find(({ tab }) => tab.id === id);
  if (!cell) return false;
  const { tab, unit } = cell;
  const direction = directionOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
  if (event.altKey && event.shiftKey && direction) actions.move(unit, stepOf[direction]);
  else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) actions.openMenu(tab);
  else if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  else if (direction) {
    const ids = units.flatMap((each) => each.tabs.map((one) => one.id));
    actions.goTo(neighbour(ids, tab.id, direction));
  } else if (event.key === 'Enter' || event.key === ' ') actions.activate(tab.id);
  else if ((event.key === 'Delete' || event.key === 'Backspace') && !tab.isPinned) actions.close(tab);
  else if (event.key === 'F2' && !tab.isPinned) actions.rename(tab);
  else return false;
  return true;
}
