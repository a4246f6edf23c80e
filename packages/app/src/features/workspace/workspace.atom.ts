import { atom, type WritableAtom } from 'jotai';
import { layoutSaveDebounce, storageKeys } from '../../constants';
import { after } from './commands';
import { storedText, workspaceFrom } from './storedWorkspace';
import type { WorkspaceCommand, WorkspaceState } from './workspace';

type WorkspaceAtom = WritableAtom<WorkspaceState, [WorkspaceCommand], void>;

const atoms = new Map<string, WorkspaceAtom>();

/** The workspace of one person: what the last visit left, then what commands make of it. Every change is kept. */
export function workspaceAtom(uid: string): WorkspaceAtom {
  const known = atoms.get(uid);
  if (known) return known;
  const key = `${storageKeys.workspace}:${uid}`;
  const changed = atom<WorkspaceState | null>(null);
  const stored = atom(() => workspaceFrom(read(key)));
  const keep = keeper(key);
  const made: WorkspaceAtom = atom(
    (get) => get(changed) ?? get(stored),
    (get, set, command) => {
      const next = after(get(made), command);
      set(changed, next);
      keep(next);
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

/** Writes a moment after the last change, and at once when the page goes away before that. */
function keeper(key: string): (state: WorkspaceState) => void {
  let waiting: { state: WorkspaceState; timer: ReturnType<typeof setTimeout> } | undefined;
  const write = () => {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    const text = storedText(waiting.state);
    waiting = undefined;
    removeEventListener('pagehide', write);
    try {
      localStorage.setItem(key, text);
    } catch {
      // As above.
    }
  };
  return (state) => {
    if (waiting) clearTimeout(waiting.timer);
    else addEventListener('pagehide', write);
    waiting = { state, timer: setTimeout(write, layoutSaveDebounce) };
  };
}
