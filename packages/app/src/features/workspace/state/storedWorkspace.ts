import {
  homeId,
  initialWorkspace,
  pairKey,
  tabOf,
  type WorkspaceState,
  type WorkspaceTab,
} from './workspace';

/** Whether a state is one that commands can lead to: Home first and alone, pairs linked and side by side. */
export function isSound(state: WorkspaceState): boolean {
  const { tabs, activeId, sizes } = state;
  return (
    tabs[0]?.id === homeId &&
    tabs[0].splitId === null &&
    new Set(tabs.map((tab) => tab.id)).size === tabs.length &&
    tabOf(state, activeId) !== undefined &&
    tabs.every((tab, index) => isLinked(tabs, tab, index)) &&
    Object.keys(sizes).every((key) => tabs.some((tab) => pairKey(state, tab.id) === key))
  );
}

function isLinked(tabs: readonly WorkspaceTab[], tab: WorkspaceTab, index: number): boolean {
  if (tab.splitId === null) return true;
  const partner = [tabs[index - 1], tabs[index + 1]].find((each) => each?.id === tab.splitId);
  return partner?.splitId === tab.id;
}

/** The stored text of a workspace. */
export const storedText = (state: WorkspaceState): string => JSON.stringify(state);

/** Reads a stored workspace; anything odd (an older version, another's text, a half-written one) is a first visit. */
export function workspaceFrom(text: string | null): WorkspaceState {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return isWorkspace(stored) && isSound(stored) ? stored : initialWorkspace;
  } catch {
    return initialWorkspace;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function isTab(value: unknown): value is WorkspaceTab {
  if (!isRecord(value)) return false;
  const { id, title, typeId, splitId, openerId, address, scroll = 0 } = value;
  const isText = typeof id === 'string' && typeof title === 'string';
  return isText && Number.isFinite(scroll) && [typeId, splitId, openerId, address].every(isTextOrNull);
}

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((size) => Number.isFinite(size) && size > 0);

const isClosed = (value: unknown) =>
  isRecord(value) &&
  Array.isArray(value.tabs) &&
  [1, 2].includes(value.tabs.length) &&
  value.tabs.every(isTab) &&
  Number.isSafeInteger(value.place) &&
  (value.sizes === null || isPair(value.sizes));

function isWorkspace(value: unknown): value is WorkspaceState {
  if (!isRecord(value)) return false;
  const { tabs, activeId, productId, sizes, closed = [] } = value;
  return (
    Array.isArray(closed) &&
    closed.every(isClosed) &&
    Array.isArray(tabs) &&
    tabs.every(isTab) &&
    typeof activeId === 'string' &&
    (productId === null || Number.isSafeInteger(productId)) &&
    isRecord(sizes) &&
    Object.values(sizes).every(isPair)
  );
}
