import { homeId, type WorkspaceCommand, type WorkspaceState, tabOf } from '../state/workspace';

/** A command of a tab's menu. */
export type TabMenuCommand =
  'openNewTab' | 'addSplit' | 'duplicate' | 'separate' | 'resetSizes' | 'reopen' | 'close' | 'closePair';

/** What a menu shows. */
export interface TabMenuItem {
  id: TabMenuCommand;
  label: string;
  isDanger?: boolean;
}

const ofHome: TabMenuItem[] = [{ id: 'openNewTab', label: 'New tab' }];
const ofOne: TabMenuItem[] = [
  { id: 'addSplit', label: 'Add split view' },
  { id: 'duplicate', label: 'Duplicate' },
  { id: 'close', label: 'Close tab', isDanger: true },
];
const ofPair: TabMenuItem[] = [
  { id: 'duplicate', label: 'Duplicate' },
  { id: 'separate', label: 'Separate tabs' },
  { id: 'resetSizes', label: 'Reset panel sizes' },
  { id: 'close', label: 'Close tab', isDanger: true },
  { id: 'closePair', label: 'Close tabs', isDanger: true },
];

/** An entry that the strip makes: it does what a key does. */
type StripEntry = { id: string; isDanger?: boolean };

/**
 * The workspace's commands, and the strip's own for moving and renaming before what takes something away. Closing is
 * the workspace's: it says what closes.
 */
export function tabMenuWith<Entry extends StripEntry>(
  items: readonly TabMenuItem[],
  own: readonly Entry[],
): readonly (TabMenuItem | Entry)[] {
  const gentle = items.filter((item) => !item.isDanger);
  const closing = items.filter((item) => item.isDanger);
  return [...gentle, ...own.filter((entry) => !entry.isDanger), ...closing];
}

const ofClosed: TabMenuItem = { id: 'reopen', label: 'Reopen closed tab' };

/** What applies to a tab, and nothing else. */
export function tabMenu(state: WorkspaceState, id: string): readonly TabMenuItem[] {
  const own = id === homeId ? ofHome : tabOf(state, id)?.splitId ? ofPair : ofOne;
  return state.closed?.length ? [...own, ofClosed] : own;
}

/** The command a menu's choice gives; `now` is a millisecond timestamp. */
export function menuCommand(id: string, chosen: TabMenuCommand, now: number): WorkspaceCommand {
  if (chosen === 'openNewTab') return { do: chosen, now };
  if (chosen === 'reopen') return { do: chosen };
  if (chosen === 'addSplit' || chosen === 'duplicate') return { do: chosen, id, now };
  return { do: chosen, id };
}
