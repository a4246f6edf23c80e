/** What a toast says and does. */
export interface ToastContent {
  title: string;
  description?: string;
  /**
   * Destructive toasts interrupt a screen reader; the default waits for a pause.
   * @default 'default'
   */
  variant?: 'default' | 'destructive';
  /** One thing to do about it, such as undo. Pressing it also dismisses the toast. */
  action?: { label: string; onPress: () => void };
  /**
   * Milliseconds it stays, counted only while it is seen and not paused; null keeps it until dismissed.
   * @default 5000
   */
  duration?: number | null;
}

/** A toast in the queue. */
export interface Toast extends ToastContent {
  id: string;
  variant: 'default' | 'destructive';
  duration: number | null;
}

/** Toasts in the order they were added; the first is the one that is seen. */
export interface ToastQueue {
  /** Appends and returns the id. */
  add: (content: ToastContent) => string;
  /** Changes what a waiting or visible toast says; an unknown id is ignored, since it may just have gone. */
  update: (id: string, content: Partial<ToastContent>) => void;
  /** Removes; an unknown id is ignored. */
  dismiss: (id: string) => void;
  /** Calls back after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The same array until something changes. */
  getToasts: () => readonly Toast[];
}

export const defaultDuration = 5000;

const toToast = (id: string, content: ToastContent): Toast => ({
  ...content,
  id,
  variant: content.variant ?? 'default',
  duration: content.duration === undefined ? defaultDuration : content.duration,
});

/** First in, first seen: a toast waits for its turn, none is dropped unseen. Works before any region is mounted. */
export const createToastQueue = (): ToastQueue => {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (content) => {
      count += 1;
      const id = `toast-${count}`;
      set([...toasts, toToast(id, content)]);
      return id;
    },
    update: (id, content) => {
      if (!toasts.some((toast) => toast.id === id)) return;
      set(toasts.map((toast) => (toast.id === id ? toToast(id, { ...toast, ...content }) : toast)));
    },
    dismiss: (id) => {
      if (!toasts.some((toast) => toast.id === id)) return;
      set(toasts.filter((toast) => toast.id !== id));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getToasts: () => toasts,
  };
};
