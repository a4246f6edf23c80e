/** Id of the tab that is always there, always first and never split. */
export const homeId = 'home';

/** A tab. Where `typeId` is null, nothing was chosen yet and its chooser is open. */
export interface WorkspaceTab {
  /** `home`, or the millisecond it was made. */
  id: string;
  title: string;
  typeId: string | null;
  /** The other half of its split; the earlier of the two is on the left. */
  splitId: string | null;
  /** The tab that was active before this one was opened, to go back to. */
  openerId: string | null;
  /** Where its screen stands: an address of its own, which survives a reload. */
  address: string | null;
  /** How far its panel was scrolled when it was closed, px; only of a tab that was. */
  scroll?: number;
}

/** Shares of the left and the right pane, in percent. */
export type PaneSizes = readonly [number, number];

/** A tab, or the halves of a split, that were closed at once. */
export interface ClosedTabs {
  tabs: readonly WorkspaceTab[];
  /** Where in the strip the first of them stood. */
  place: number;
  /** Of the split that it was or was half of; null: shared evenly, or none. */
  sizes: PaneSizes | null;
}

/** Everything the workspace remembers. */
export interface WorkspaceState {
  /** In strip order; the halves of a split are neighbours. */
  tabs: readonly WorkspaceTab[];
  activeId: string;
  /** The product the workspace is about; null for the first in one's list. */
  productId: number | null;
  /** By `pairKey`; a pair without an entry shares evenly. */
  sizes: Readonly<Record<string, PaneSizes>>;
  /** What can be opened again, the last one first; absent while nothing was closed. */
  closed?: readonly ClosedTabs[];
}

/** Where a tab lands: beside another. */
export interface WorkspaceDrop {
  targetId: string;
  side: 'before' | 'after';
}

/** How far panels are scrolled, px, by the ids of their tabs. */
export type PanelScrolls = Readonly<Record<string, number>>;

/** What can be asked of the workspace. `now` is a millisecond timestamp, from which ids are made. */
export type WorkspaceCommand =
  | { do: 'openNewTab'; now: number }
  | { do: 'openTab'; typeId: string; title: string; now: number }
  | { do: 'chooseProduct'; productId: number }
  | { do: 'choose'; id: string; typeId: string; title: string }
  | { do: 'cancelChooser'; id: string }
  | { do: 'addSplit'; id: string; now: number }
  | { do: 'duplicate'; id: string; now: number }
  | { do: 'separate'; id: string }
  | { do: 'close'; id: string; scrolls?: PanelScrolls }
  | { do: 'closePair'; id: string; scrolls?: PanelScrolls }
  | { do: 'reopen' }
  | { do: 'move'; id: string; drop: WorkspaceDrop }
  | { do: 'rename'; id: string; title: string }
  | { do: 'activate'; id: string }
  | { do: 'setSizes'; id: string; sizes: readonly number[] }
  | { do: 'resetSizes'; id: string }
  | { do: 'goTo'; id: string; address: string };

/** Title of a tab in which nothing was chosen yet. */
export const newTabTitle = 'New tab';

const home: WorkspaceTab = {
  id: homeId,
  title: 'Home',
  typeId: null,
  splitId: null,
  openerId: null,
  address: null,
};

/** A first visit: only Home, active. */
export const initialWorkspace: WorkspaceState = {
  tabs: [home],
  activeId: homeId,
  productId: null,
  sizes: {},
};

/** The tab with this id. */
export const tabOf = (state: WorkspaceState, id: string | null): WorkspaceTab | undefined =>
  state.tabs.find((tab) => tab.id === id);

/** The active tab. There always is one. */
export const activeTab = (state: WorkspaceState): WorkspaceTab => tabOf(state, state.activeId) ?? home;

/** The other half of a tab's split. */
export const partnerOf = (state: WorkspaceState, tab: WorkspaceTab): WorkspaceTab | undefined =>
  tabOf(state, tab.splitId);

/** Whether a tab shows the chooser. */
export const isChoosing = (tab: WorkspaceTab): boolean => tab.id !== homeId && tab.typeId === null;

/** Whether a tab can get a partner beside it. */
export const canSplit = (tab: WorkspaceTab): boolean => tab.id !== homeId && tab.splitId === null;

/** The tabs that are in sight: the active one, or both halves of its split, left one first. */
export function shownTabs(state: WorkspaceState): readonly WorkspaceTab[] {
  const active = activeTab(state);
  return state.tabs.filter((tab) => tab.id === active.id || tab.id === active.splitId);
}

/** Where a tab's split keeps its sizes: both ids in strip order. Undefined outside a split. */
export function pairKey(state: WorkspaceState, id: string): string | undefined {
  const pair = unitOf(state.tabs, id);
  return pair.length === 2 ? pair.map((tab) => tab.id).join('|') : undefined;
}

/** What moves as one: a tab alone, or the two halves of a split, left one first. */
export function unitOf(tabs: readonly WorkspaceTab[], id: string): readonly WorkspaceTab[] {
  return tabs.filter((tab) => tab.id === id || tab.splitId === id);
}
