import { atom, type WritableAtom } from 'jotai';
import { layoutSaveDebounce, storageKeys } from '../../constants';
import { after } from './commands';
import { mergedWorkspace } from './mergeWorkspace';
import { storedText, workspaceFrom } from './storedWorkspace';
import type { WorkspaceCommand, WorkspaceState } from './workspace';

type WorkspaceAtom = WritableAtom<WorkspaceState, [WorkspaceCommand], void>;

const atoms = new Map<string, WorkspaceAtom>();

/**
 * The workspace of one person: what the last visit left, then what commands make of it. Every change is kept, and
 * what another window of the person makes of the same tabs is taken in.
 */
export function workspaceAtom(uid: string): WorkspaceAtom {
  const known = atoms.get(uid);
  if (known) return known;
  const key = `${storageKeys.workspace}:${uid}`;
  const changed = atom<WorkspaceState | null>(null);
  const stored = atom(() => workspaceFrom(read(key)));
  const shared = atom(
    (get) => get(changed) ?? get(stored),
    (_get, set, state: WorkspaceState) => set(changed, state),
  );
  const keeper = keeperOf(key);
  shared.onMount = (set) => keeper.listen(set);
  const made: WorkspaceAtom = atom(
    (get) => get(shared),
    (get, set, command) => {
      const state = get(shared);
      const next = after(state, command);
      set(shared, next);
      keeper.keep(state, next);
    },
  );
  atoms.set(uid, made);
  return made;
}

/** Storage may be shut or full: tabs that outlive the visit are not worth an error. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, state: WorkspaceState): void {
  try {
    localStorage.setItem(key, storedText(state));
  } catch {
    // As above.
  }
}

interface Keeper {
  /** Takes note of a change, to be written a moment later. */
  keep: (before: WorkspaceState, after: WorkspaceState) => void;
  /** Tells of what other windows wrote, together with what this one has not written yet. */
  listen: (take: (state: WorkspaceState) => void) => () => void;
}

/**
 * Writes a moment after the last change, and at once when the page goes away before that. Should another window have
 * written in that moment, both changes are kept.
 */
function keeperOf(key: string): Keeper {
  /** What is in storage as far as this window knows, and what it made of it. */
  let base: WorkspaceState | undefined;
  let ours: WorkspaceState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tell: (state: WorkspaceState) => void = () => {};

  /** Takes in what another window wrote since this one last looked. */
  const takeIn = () => {
    const text = read(key);
    if (text === null || !base || text === storedText(base)) return;
    const theirs = workspaceFrom(text);
    ours = mergedWorkspace({ base, ours: ours ?? base, theirs });
    base = theirs;
    tell(ours);
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('pagehide', save);
    takeIn();
    if (!ours) return;
    write(key, ours);
    base = ours;
  };
  return {
    keep: (before, next) => {
      base ??= before;
      ours = next;
      if (timer === undefined) addEventListener('pagehide', save);
      clearTimeout(timer);
      timer = setTimeout(save, layoutSaveDebounce);
    },
    listen: (take) => {
      base ??= workspaceFrom(read(key));
      tell = take;
      const hear = (event: StorageEvent) => {
        if (event.key === key) takeIn();
      };
      addEventListener('storage', hear);
      return () => {
        tell = () => {};
        removeEventListener('storage', hear);
      };
    },
  };
}
