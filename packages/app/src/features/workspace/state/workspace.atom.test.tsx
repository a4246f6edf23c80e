import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../../../constants';
import { after } from './commands';
import { storedText, workspaceFrom } from './storedWorkspace';
import { workspaceAtom } from './workspace.atom';
import { initialWorkspace, type WorkspaceCommand, type WorkspaceState } from './workspace';

const key = `${storageKeys.workspace}:ada`;
const tabs = workspaceAtom('ada');
const open = (now: number): WorkspaceCommand => ({ do: 'openTab', typeId: 'search', title: 'Search', now });
const stored = () => workspaceFrom(localStorage.getItem(key));
const ids = (state: WorkspaceState) => state.tabs.map(({ id }) => id);

/** What another window makes of the tabs that are stored. */
const changeElsewhere = (...commands: WorkspaceCommand[]) =>
  localStorage.setItem(key, storedText(commands.reduce(after, stored())));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('comes back to what another window made of the tabs meanwhile, at the tab where it was', async () => {
  const store = createStore();
  const leave = store.sub(tabs, () => undefined);
  store.set(tabs, open(1));
  store.set(tabs, open(2));
  await vi.waitUntil(() => stored().tabs.length === 3);
  leave();
  changeElsewhere({ do: 'close', id: '1' }, open(3));
  store.sub(tabs, () => undefined);
  expect(ids(store.get(tabs))).toEqual(['home', '2', '3']);
  expect(store.get(tabs).activeId).toBe('2');
});

it('comes back with what it had not written yet when it left', () => {
  const store = createStore();
  const leave = store.sub(tabs, () => undefined);
  store.set(tabs, open(1));
  leave();
  changeElsewhere(open(2));
  store.sub(tabs, () => undefined);
  expect(ids(store.get(tabs))).toEqual(['home', '1', '2']);
});

it('keeps its tabs where nothing can be stored', async () => {
  localStorage.setItem(key, storedText(initialWorkspace));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = createStore();
  const leave = store.sub(tabs, () => undefined);
  store.set(tabs, open(1));
  await vi.waitUntil(() => full.mock.calls.length === 1);
  store.set(tabs, open(2));
  await vi.waitUntil(() => full.mock.calls.length === 2);
  leave();
  store.sub(tabs, () => undefined);
  expect(ids(store.get(tabs))).toEqual(['home', '1', '2']);
});

it('begins anew for a visit that begins anew', () => {
  const state = after(initialWorkspace, open(7));
  localStorage.setItem(key, storedText(state));
  const store = createStore();
  store.sub(tabs, () => undefined);
  expect(store.get(tabs)).toEqual(state);
});
