import { reopened, withClosed } from './closing';
import {
  activeTab,
  canSplit,
  homeId,
  isChoosing,
  newTabTitle,
  pairKey,
  partnerOf,
  tabOf,
  unitOf,
  type WorkspaceCommand,
  type WorkspaceDrop,
  type WorkspaceState,
  type WorkspaceTab,
} from './workspace';

type CommandOf<Name extends WorkspaceCommand['do']> = Extract<WorkspaceCommand, { do: Name }>;
type Rule<Name extends WorkspaceCommand['do']> = (
  state: WorkspaceState,
  tab: WorkspaceTab,
  command: CommandOf<Name>,
) => WorkspaceState;

/** Ids from a millisecond, later ones where it is taken: two tabs of one moment are two tabs. */
function freshIds(tabs: readonly WorkspaceTab[], now: number, count: number): string[] {
  const taken = new Set(tabs.map((tab) => tab.id));
  const ids: string[] = [];
  for (let moment = now; ids.length < count; moment += 1) {
    if (!taken.has(String(moment))) ids.push(String(moment));
  }
  return ids;
}

const blankTab = (id: string, openerId: string): WorkspaceTab => ({
  id,
  title: newTabTitle,
  typeId: null,
  splitId: null,
  openerId,
  address: null,
});

const change = (state: WorkspaceState, id: string, part: Partial<WorkspaceTab>): WorkspaceState => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.id === id ? { ...tab, ...part } : tab)),
});

/** Right after the tab, or after the split it belongs to. */
function insertAfter(
  tabs: readonly WorkspaceTab[],
  id: string,
  added: readonly WorkspaceTab[],
): readonly WorkspaceTab[] {
  const last = unitOf(tabs, id).at(-1);
  return tabs.toSpliced(tabs.findIndex((tab) => tab.id === last?.id) + 1, 0, ...added);
}

function withoutSizes(state: WorkspaceState, id: string): WorkspaceState['sizes'] {
  const key = pairKey(state, id);
  return Object.fromEntries(Object.entries(state.sizes).filter(([name]) => name !== key));
}

const alone = (tab: WorkspaceTab): WorkspaceTab => ({ ...tab, splitId: null });

/** Takes tabs away; partners that stay are alone from then on. */
function remove(state: WorkspaceState, ids: readonly string[]): WorkspaceState {
  const sizes = withoutSizes(state, ids[0] ?? '');
  const tabs = state.tabs
    .filter((tab) => !ids.includes(tab.id))
    .map((tab) => (tab.splitId && ids.includes(tab.splitId) ? alone(tab) : tab));
  return { ...state, tabs, sizes };
}

const lastId = (tabs: readonly WorkspaceTab[]) => tabs.at(-1)?.id ?? homeId;

const close: Rule<'close'> = (state, tab, { scrolls }) => {
  if (tab.id === homeId) return state;
  const rest = withClosed(remove(state, [tab.id]), { before: state, tabs: [tab], scrolls });
  if (tab.splitId) return { ...rest, activeId: tab.splitId };
  return state.activeId === tab.id ? { ...rest, activeId: lastId(rest.tabs) } : rest;
};

const duplicatePair = (state: WorkspaceState, tab: WorkspaceTab, now: number): WorkspaceState => {
  const pair = unitOf(state.tabs, tab.id);
  const [left = '', right = ''] = freshIds(state.tabs, now, 2);
  const copies = pair.map((half, index) => ({
    ...half,
    id: index === 0 ? left : right,
    splitId: index === 0 ? right : left,
    openerId: state.activeId,
  }));
  const sizes = state.sizes[pairKey(state, tab.id) ?? ''];
  return {
    ...state,
    tabs: insertAfter(state.tabs, tab.id, copies),
    activeId: pair[0]?.id === tab.id ? left : right,
    sizes: sizes ? { ...state.sizes, [`${left}|${right}`]: sizes } : state.sizes,
  };
};

const duplicate: Rule<'duplicate'> = (state, tab, { now }) => {
  if (tab.id === homeId) return state;
  if (tab.splitId) return duplicatePair(state, tab, now);
  const [id = ''] = freshIds(state.tabs, now, 1);
  const copy = { ...tab, id, openerId: state.activeId };
  return { ...state, tabs: insertAfter(state.tabs, tab.id, [copy]), activeId: id };
};

const addSplit: Rule<'addSplit'> = (state, tab, { now }) => {
  if (!canSplit(tab)) return state;
  const [id = ''] = freshIds(state.tabs, now, 1);
  const linked = change(state, tab.id, { splitId: id });
  const at = linked.tabs.findIndex((each) => each.id === tab.id);
  const partner = { ...blankTab(id, tab.id), splitId: tab.id };
  return { ...linked, tabs: linked.tabs.toSpliced(at + 1, 0, partner), activeId: id };
};

const cancelChooser: Rule<'cancelChooser'> = (state, tab) => {
  if (!isChoosing(tab)) return state;
  const rest = remove(state, [tab.id]);
  if (tab.splitId) return { ...rest, activeId: tab.splitId };
  return { ...rest, activeId: tabOf(rest, tab.openerId)?.id ?? homeId };
};

const separate: Rule<'separate'> = (state, tab) => {
  const partner = partnerOf(state, tab);
  if (!partner) return state;
  const sizes = withoutSizes(state, tab.id);
  const tabs = state.tabs.map((each) => (each === tab || each === partner ? alone(each) : each));
  return { ...state, tabs, sizes, activeId: tab.id };
};

const closePair: Rule<'closePair'> = (state, tab, { scrolls }) => {
  if (!tab.splitId) return state;
  const tabs = unitOf(state.tabs, tab.id);
  const rest = withClosed(remove(state, [tab.id, tab.splitId]), { before: state, tabs, scrolls });
  return { ...rest, activeId: lastId(rest.tabs) };
};

function landing(tabs: readonly WorkspaceTab[], { targetId, side }: WorkspaceDrop): number {
  const target = unitOf(tabs, targetId);
  const edge = side === 'before' ? target[0] : target.at(-1);
  const at = tabs.findIndex((tab) => tab.id === edge?.id);
  return at < 0 ? -1 : at + (side === 'after' ? 1 : 0);
}

const move: Rule<'move'> = (state, tab, { drop }) => {
  const unit = unitOf(state.tabs, tab.id);
  if (tab.id === homeId || unit.some(({ id }) => id === drop.targetId)) return state;
  const others = state.tabs.filter((each) => !unit.includes(each));
  const at = landing(others, drop);
  return at <= 0 ? state : { ...state, tabs: others.toSpliced(at, 0, ...unit) };
};

const setSizes: Rule<'setSizes'> = (state, tab, { sizes }) => {
  const key = pairKey(state, tab.id);
  const [left, right] = sizes;
  if (!key || left === undefined || right === undefined || sizes.length !== 2) return state;
  if (!(left > 0 && right > 0 && Number.isFinite(left + right))) return state;
  return { ...state, sizes: { ...state.sizes, [key]: [left, right] } };
};

const rename: Rule<'rename'> = (state, tab, { title }) =>
  tab.id === homeId || title.trim() === '' ? state : change(state, tab.id, { title: title.trim() });

const choose: Rule<'choose'> = (state, tab, { typeId, title }) =>
  isChoosing(tab) ? change(state, tab.id, { typeId, title }) : state;

const goTo: Rule<'goTo'> = (state, tab, { address }) => change(state, tab.id, { address });

function openNewTab(state: WorkspaceState, now: number): WorkspaceState {
  if (isChoosing(activeTab(state))) return state;
  const [id = ''] = freshIds(state.tabs, now, 1);
  return { ...state, tabs: [...state.tabs, blankTab(id, state.activeId)], activeId: id };
}

/** A tab with its choice made already: from outside the workspace, and from Home. */
function openTab(state: WorkspaceState, { typeId, title, now }: CommandOf<'openTab'>): WorkspaceState {
  const [id = ''] = freshIds(state.tabs, now, 1);
  const tab = { ...blankTab(id, state.activeId), typeId, title };
  return { ...state, tabs: [...state.tabs, tab], activeId: id };
}

/**
 * The state after a command. What a command may not do, or asks of a tab that is gone, changes nothing:
 * the same state comes back.
 */
export function after(state: WorkspaceState, command: WorkspaceCommand): WorkspaceState {
  if (command.do === 'openNewTab') return openNewTab(state, command.now);
  if (command.do === 'openTab') return openTab(state, command);
  if (command.do === 'chooseProduct') return { ...state, productId: command.productId };
  if (command.do === 'reopen') return reopened(state);
  const tab = tabOf(state, command.id);
  if (!tab) return state;
  switch (command.do) {
    case 'choose':
      return choose(state, tab, command);
    case 'cancelChooser':
      return cancelChooser(state, tab, command);
    case 'addSplit':
      return addSplit(state, tab, command);
    case 'duplicate':
      return duplicate(state, tab, command);
    case 'separate':
      return separate(state, tab, command);
    case 'close':
      return close(state, tab, command);
    case 'closePair':
      return closePair(state, tab, command);
    case 'move':
      return move(state, tab, command);
    case 'rename':
      return rename(state, tab, command);
    case 'activate':
      return { ...state, activeId: tab.id };
    case 'setSizes':
      return setSizes(state, tab, command);
    case 'resetSizes':
      return { ...state, sizes: withoutSizes(state, tab.id) };
    case 'goTo':
      return goTo(state, tab, command);
  }
}
