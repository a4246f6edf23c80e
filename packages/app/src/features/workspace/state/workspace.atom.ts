import { atom, type WritableAtom } from 'jotai';
import { layoutSaveDebounce, storageKeys } from '../../../constants';
import { after } from './commands';
import { mergedWorkspace } from './mergeWorkspace';
import { storedText, workspaceFrom } from './storedWorkspace';
import type { WorkspaceCommand, WorkspaceState } from './workspace';

type WorkspaceAtom = WritableAtom<WorkspaceState, [WorkspaceCommand], void>;

const atoms = new Map<string, WorkspaceAtom>();

/**
 * The workspace of one person: what the last visit left, then what commands make of it. Every change is kept, and
 * what another window of the person makes of the same tabs is taken in, also while no screen here shows them.
 */
export function workspaceAtom(uid: string): WorkspaceAtom {
  const known = atoms.get(uid);
  if (known) return known;
  const key = `${storageKeys.workspace}:${uid}`;
  const shared = sharedAtom(key);
  const save = lastCallOf(layoutSaveDebounce);
  const made: WorkspaceAtom = atom(
    (get) => get(shared),
    (get, set, command) => {
      set(shared, { do: 'keep', state: after(get(shared), command) });
      save(() => set(shared, { do: 'save' }));
    },
  );
  atoms.set(uid, made);
  return made;
}

type Step = { do: 'keep'; state: WorkspaceState } | { do: 'takeIn' } | { do: 'save' };

/**
 * A workspace that several windows keep under one key. Should another window have written since this one last
 * looked, both changes are kept.
 */
function sharedAtom(key: string): WritableAtom<WorkspaceState, [Step], void> {
  const found = atom(() => workspaceFrom(read(key)));
  /** What is in storage as far as this window knows, and what it made of it. */
  const base = atom<WorkspaceState | null>(null);
  const ours = atom<WorkspaceState | null>(null);
  const shared = atom(
    (get) => get(ours) ?? get(found),
    (get, set, step: Step) => {
      if (step.do === 'keep') return set(ours, step.state);
      const text = read(key);
      const before = get(base) ?? get(found);
      if (text !== null && text !== storedText(before)) {
        const theirs = workspaceFrom(text);
        set(ours, mergedWorkspace({ base: before, ours: get(shared), theirs }));
        set(base, theirs);
      }
      if (step.do === 'save' && write(key, get(shared))) set(base, get(shared));
    },
  );
  shared.onMount = (set) => {
    const hear = (event: StorageEvent) => {
      if (event.key === key) set({ do: 'takeIn' });
    };
    addEventListener('storage', hear);
    set({ do: 'takeIn' });
    return () => removeEventListener('storage', hear);
  };
  return shared;
}

const waiting = new Set<() => void>();

/** Makes all calls that still wait for their pause. */
export const makeWaitingCalls = (): void => {
  for (const make of waiting) make();
};

/** Makes the last of several calls a pause after it, and at once when the page goes away before that. */
function lastCallOf(pause: number): (call: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = () => {};
  const make = () => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('pagehide', make);
    waiting.delete(make);
    latest();
  };
  return (call) => {
    latest = call;
    if (timer === undefined) addEventListener('pagehide', make);
    waiting.add(make);
    clearTimeout(timer);
    timer = setTimeout(make, pause);
  };
}

/** Storage may be shut or full: tabs that outlive the visit are not worth an error. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether it is stored */
function write(key: string, state: WorkspaceState): boolean {
  try {
    localStorage.setItem(key, storedText(state));
    return true;
  } catch {
    return false;
  }
}
