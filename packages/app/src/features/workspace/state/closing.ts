import {
  homeId,
  isChoosing,
  pairKey,
  tabOf,
  type PanelScrolls,
  type WorkspaceState,
  type WorkspaceTab,
} from './workspace';

/** How many tabs or splits can be opened again. */
const mostClosed = 20;

interface Closing {
  /** The workspace before they were closed. */
  before: WorkspaceState;
  /** Tabs that are closed at once. */
  tabs: readonly WorkspaceTab[];
  scrolls: PanelScrolls | undefined;
}

/** The workspace with what was closed kept to open again; a tab in which nothing was chosen is no loss. */
export function withClosed(state: WorkspaceState, { before, tabs, scrolls = {} }: Closing): WorkspaceState {
  const [first] = tabs;
  if (!first || tabs.every(isChoosing)) return state;
  const kept = tabs.map((tab) => Object.assign({}, tab, { scroll: scrolls[tab.id] ?? 0 }));
  const closed = {
    tabs: kept,
    place: before.tabs.findIndex(({ id }) => id === first.id),
    sizes: before.sizes[pairKey(before, first.id) ?? ''] ?? null,
  };
  return { ...state, closed: [closed, ...(before.closed ?? [])].slice(0, mostClosed) };
}

/** Puts tabs at a place of the strip, or right behind the split that stands there. */
function placed(state: WorkspaceState, tabs: readonly WorkspaceTab[], place: number): WorkspaceState {
  const at = Math.min(Math.max(1, place), state.tabs.length);
  const [left, right] = [state.tabs[at - 1], state.tabs[at]];
  const isWithin = left !== undefined && right !== undefined && left.splitId === right.id;
  return { ...state, tabs: state.tabs.toSpliced(isWithin ? at + 1 : at, 0, ...tabs) };
}

/** Beside the partner that it had; the earlier of the two is on the left. */
function besidePartner(state: WorkspaceState, tab: WorkspaceTab, partner: WorkspaceTab): WorkspaceState {
  const at = state.tabs.indexOf(partner) + (Number(tab.id) < Number(partner.id) ? 0 : 1);
  const linked = state.tabs.with(state.tabs.indexOf(partner), { ...partner, splitId: tab.id });
  return { ...state, tabs: linked.toSpliced(at, 0, { ...tab, splitId: partner.id }) };
}

/** The workspace with what was closed last: at its place, beside its partner where that is free, as wide as it was. */
export function reopened(state: WorkspaceState): WorkspaceState {
  const [last, ...closed] = state.closed ?? [];
  if (!last) return state;
  const rest = { ...state, closed };
  const tabs = last.tabs.filter(({ id }) => !tabOf(state, id));
  const [first] = tabs;
  if (!first) return rest;
  const partner = tabs.length === 1 ? tabOf(state, first.splitId) : undefined;
  const isFree = partner !== undefined && partner.id !== homeId && partner.splitId === null;
  const opened = isFree
    ? besidePartner(rest, first, partner)
    : placed(rest, tabs.length > 1 ? tabs : [{ ...first, splitId: null }], last.place);
  const key = pairKey(opened, first.id);
  const sizes = key && last.sizes ? { ...opened.sizes, [key]: last.sizes } : opened.sizes;
  return { ...opened, sizes, activeId: first.id };
}
