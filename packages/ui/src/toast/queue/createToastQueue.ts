import { prune, recordOf, type HistoryLimits, type ToastOutcome, type ToastRecord } from '../history/history';
import { ToastLine, type Toast, type ToastContent } from './queue';

/** What a toast says while work is under way, and when it has ended. */
export interface PromiseToasts<Value> {
  loading: ToastContent;
  success: ToastContent | ((value: Value) => ToastContent);
  /** Destructive unless its `variant` says otherwise. */
  error: ToastContent | ((reason: unknown) => ToastContent);
}

/** Toasts in the order they were added; the first is the one that is seen. */
export interface ToastQueue {
  /**
   * Appends, or counts up a toast in the queue that says the same (title, description, variant and action).
   * Returns the id, which is then one for both.
   */
  add: (content: ToastContent) => string;
  /**
   * Changes what a waiting or visible toast says; an unknown id is ignored, since it may just have gone. What was never
   * asked for, such as how long it stays, follows from what it says now.
   */
  update: (id: string, content: Partial<ToastContent>) => void;
  /**
   * Shows `loading` until the promise ends, then `success` or `error` in its place. An end is always told: where
   * `loading` was closed meanwhile, it is added. Returns the same promise; its rejection is still yours to handle
   * where you await it.
   */
  promise: <Value>(work: Promise<Value>, toasts: PromiseToasts<Value>) => Promise<Value>;
  /** Removes; an unknown id is ignored. The outcome is `withdrawn` unless told otherwise. */
  dismiss: (id: string, outcome?: ToastOutcome) => void;
  /** Removes all of them. The outcome is `withdrawn` unless told otherwise. */
  dismissAll: (outcome?: ToastOutcome) => void;
  /** The visible toast gives its place to the next: gone if its time is limited, else it comes back after the others. */
  makeWay: () => void;
  /** Calls back once after all changes of a task; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The visible one first, then those never seen, then those that come back. The same array until something changes. */
  getToasts: () => readonly Toast[];
  /** What has gone, newest first. The same array until something changes. */
  getHistory: () => readonly ToastRecord[];
  clearHistory: () => void;
}

/** What a queue remembers, and its clock. */
export interface ToastQueueOptions {
  /** Toasts kept in the history. @default 100 */
  historyLimit?: number;
  /** Milliseconds a toast is kept in the history. @default 1_000_000 */
  historyAge?: number;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
}

const said = <Input>(words: ToastContent | ((input: Input) => ToastContent), input: Input): ToastContent =>
  typeof words === 'function' ? words(input) : words;

interface PendingToast {
  settle: (content: ToastContent) => void;
  dismiss: () => void;
}

/** Gives the pending toast the words of the promise's end. */
const follow = <Value>(
  work: Promise<Value>,
  { success, error }: PromiseToasts<Value>,
  { settle, dismiss }: PendingToast,
): void => {
  work
    .then(
      (value) => settle(said(success, value)),
      (reason: unknown) => settle({ variant: 'destructive', ...said(error, reason) }),
    )
    .catch((reason: unknown) => {
      // The words themselves failed. The ring must not turn for ever, and the fault must be heard.
      dismiss();
      throw reason;
    });
};

/** Tells its listeners once, after the task in which something changed: two hundred toasts at once are one render. */
const createSignal = () => {
  const listeners = new Set<() => void>();
  let isDue = false;
  const tell = () => {
    isDue = false;
    for (const listener of listeners) listener();
  };
  return {
    changed: () => {
      if (isDue) return;
      isDue = true;
      queueMicrotask(tell);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** What has gone, read by its clock: what became too old is left out the next time one looks. */
const createHistory = (limits: HistoryLimits, now: () => number) => {
  let records: readonly ToastRecord[] = [];
  return {
    read: () => (records = prune(records, limits, now())),
    record: (toast: Toast, outcome: ToastOutcome) => {
      const at = now();
      records = prune([recordOf(toast, outcome, at), ...records], limits, at);
    },
    clear: () => {
      records = [];
    },
  };
};

/** First in, first seen: a toast waits for its turn, none is dropped unseen. Works before any region is mounted. */
export const createToastQueue = ({
  historyLimit = 100,
  historyAge = 1_000_000,
  now = Date.now,
}: ToastQueueOptions = {}): ToastQueue => {
  const line = new ToastLine();
  const history = createHistory({ count: historyLimit, age: historyAge }, now);
  const signal = createSignal();
  let toasts: readonly Toast[] | undefined = [];

  const changed = (): void => {
    toasts = undefined;
    signal.changed();
  };
  const add = (content: ToastContent): string => {
    const id = line.add(content);
    changed();
    return id;
  };
  const dismiss = (id: string, outcome: ToastOutcome = 'withdrawn'): void => {
    const gone = line.remove(id);
    if (!gone) return;
    history.record(gone, outcome);
    changed();
  };

  return {
    add,
    update: (id, content) => {
      if (line.amend(id, content)) changed();
    },
    promise: (work, words) => {
      const id = add({ ...words.loading, isPending: true });
      const settle = (content: ToastContent) => {
        line.settle(id, content);
        changed();
      };
      follow(work, words, { settle, dismiss: () => dismiss(id) });
      return work;
    },
    dismiss,
    dismissAll: (outcome) => {
      for (const { id } of line.toArray()) dismiss(id, outcome);
    },
    makeWay: () => {
      const toast = line.visible;
      if (!toast) return;
      if (toast.duration !== null) return dismiss(toast.id, 'yielded');
      line.setAside();
      changed();
    },
    subscribe: signal.subscribe,
    getToasts: () => (toasts ??= line.toArray()),
    getHistory: history.read,
    clearHistory: () => {
      history.clear();
      changed();
    },
  };
};
