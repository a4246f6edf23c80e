import type { KeyboardEvent } from 'react';
import { dropBeside, neighbour, type StripTab, type StripUnit, type TabDrop } from './tabs';

/** What the keys of a strip do. */
export interface TabKeyActions {
  activate: (id: string) => void;
  close: (tab: StripTab) => void;
  rename: (tab: StripTab) => void;
  openMenu: (tab: StripTab) => void;
  move: (unit: StripUnit, drop: TabDrop) => void;
}

const stepOf = (key: string, isMirrored: boolean): 1 | -1 | undefined => {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') === isMirrored ? -1 : 1;
};

/**
 * Arrows, Home and End go to a tab; Delete closes, F2 renames, Shift+F10 and the menu key open its menu, and
 * Alt+Shift with an arrow moves it: browsers keep Ctrl+Shift+Page Up and Page Down for their own tabs.
 */
export function tabKeyHandler(units: readonly StripUnit[], actions: TabKeyActions) {
  const tabs = units.flatMap((unit) => unit.tabs);
  const ids = tabs.map(({ id }) => id);

  const command = (event: KeyboardEvent, tab: StripTab): boolean => {
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (event.altKey && event.shiftKey && step) {
      const unit = units.find((candidate) => candidate.tabs.includes(tab));
      const drop = unit && dropBeside(units, unit.id, step);
      if (unit && drop) actions.move(unit, drop);
      return true;
    }
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) actions.openMenu(tab);
    else if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    else if (step) actions.activate(neighbour(ids, tab.id, step > 0 ? 'next' : 'previous'));
    else if (event.key === 'Home') actions.activate(neighbour(ids, tab.id, 'first'));
    else if (event.key === 'End') actions.activate(neighbour(ids, tab.id, 'last'));
    else if (event.key === 'Delete' && !tab.isPinned) actions.close(tab);
    else if (event.key === 'F2' && !tab.isPinned) actions.rename(tab);
    else return false;
    return true;
  };

  return (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.tabId : undefined;
    const tab = tabs.find((candidate) => candidate.id === id);
    if (tab && command(event, tab)) event.preventDefault();
  };
}
