import { homeId, pairKey, tabOf, type WorkspaceState, type WorkspaceTab } from './workspace';

/** What two windows of one person made of the same workspace. */
export interface Divergence {
  /** What both began with. */
  base: WorkspaceState;
  /** What this window made of it. */
  ours: WorkspaceState;
  /** What the other one wrote meanwhile. */
  theirs: WorkspaceState;
}

/**
 * One workspace of two: a tab that either window opened is there, one that either closed is gone, and a tab that
 * both changed is as this window has it. The order is the other window's; each window keeps its own active tab. What can
 * be opened again is what the window that closed something last says.
 */
export function mergedWorkspace({ base, ours, theirs }: Divergence): WorkspaceState {
  const kept = theirs.tabs
    .filter((tab) => tabOf(ours, tab.id) ?? !tabOf(base, tab.id))
    .map((tab) => changedBy(base, ours, tab.id) ?? tab);
  const added = ours.tabs.filter((tab) => !tabOf(base, tab.id) && !tabOf(theirs, tab.id));
  const tabs = mended(
    added.reduce<readonly WorkspaceTab[]>((all, tab) => insertAsIn(ours.tabs, all, tab), kept),
  );
  const productId = ours.productId === base.productId ? theirs.productId : ours.productId;
  const state = {
    tabs,
    activeId: ours.activeId,
    productId,
    sizes: { ...theirs.sizes, ...newSizes(base, ours) },
    closed: JSON.stringify(ours.closed) === JSON.stringify(base.closed) ? theirs.closed : ours.closed,
  };
  return withSoundRest(state);
}

/** The tab as this window has it, where it did something to it. */
function changedBy(base: WorkspaceState, ours: WorkspaceState, id: string): WorkspaceTab | undefined {
  const before = tabOf(base, id);
  const now = tabOf(ours, id);
  return now && JSON.stringify(now) !== JSON.stringify(before) ? now : undefined;
}

/** Right after the tab that it follows in its own window; that one may be gone here, and then the one before. */
function insertAsIn(
  order: readonly WorkspaceTab[],
  all: readonly WorkspaceTab[],
  tab: WorkspaceTab,
): readonly WorkspaceTab[] {
  const before = new Set(order.slice(0, order.indexOf(tab)).map(({ id }) => id));
  const at = all.findLastIndex(({ id }) => before.has(id));
  return all.toSpliced(at + 1, 0, tab);
}

/** Brings the halves of a split together and lets those go whose other half is gone or has another partner. */
function mended(tabs: readonly WorkspaceTab[]): readonly WorkspaceTab[] {
  const find = (id: string | null) => tabs.find((tab) => tab.id === id);
  const linked = tabs.map((tab) => (find(tab.splitId)?.splitId === tab.id ? tab : { ...tab, splitId: null }));
  const placeOf = (id: string | null) => linked.findIndex((tab) => tab.id === id);
  return linked
    .filter(({ splitId }, place) => splitId === null || placeOf(splitId) > place)
    .flatMap((first) => linked.filter((tab) => tab === first || tab.id === first.splitId));
}

function newSizes(base: WorkspaceState, ours: WorkspaceState): WorkspaceState['sizes'] {
  return Object.fromEntries(
    Object.entries(ours.sizes).filter(([key, sizes]) => String(base.sizes[key]) !== String(sizes)),
  );
}

/** Sizes of pairs that are there, and an active tab that is. */
function withSoundRest(state: WorkspaceState): WorkspaceState {
  const keys = new Set(state.tabs.map(({ id }) => pairKey(state, id)));
  const sizes = Object.fromEntries(Object.entries(state.sizes).filter(([key]) => keys.has(key)));
  return { ...state, sizes, activeId: tabOf(state, state.activeId)?.id ?? homeId };
}
