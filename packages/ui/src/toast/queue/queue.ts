/** What a toast says and does. */
export interface ToastContent {
  title: string;
  description?: string;
  /**
   * Destructive toasts interrupt a screen reader; the default waits for a pause.
   * @default 'default'
   */
  variant?: 'default' | 'destructive';
  /** One thing to do about it, such as undo. Pressing it also closes the toast. */
  action?: ToastAction;
  /**
   * Milliseconds it stays, counted only while it is seen and not paused; null keeps it until it is closed.
   * @default 5000; null with an action or while pending, since nobody should have to hurry (WCAG 2.2.1)
   */
  duration?: number | null;
  /**
   * Work is under way: draws a turning ring. `ToastQueue.promise` sets it.
   * @default false
   */
  isPending?: boolean;
}

/** The one thing to do about a toast. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** A toast in the queue. */
export interface Toast extends ToastContent {
  id: string;
  variant: 'default' | 'destructive';
  /** Milliseconds, or null for as long as it takes. */
  duration: number | null;
  isPending: boolean;
  /** How many times the same was said. */
  count: number;
  /** Goes up when its words change; not when only the count does. */
  revision: number;
  /** It was seen, made way for the others, and waits to be seen again. */
  isReturning: boolean;
}

/** Milliseconds a toast stays when nothing else is said. */
export const defaultDuration = 5000;

const fill = (content: ToastContent): Omit<Toast, 'id' | 'count' | 'revision' | 'isReturning'> => {
  const { variant = 'default', isPending = false, action } = content;
  const ownDuration = action || isPending ? null : defaultDuration;
  const duration = content.duration === undefined ? ownDuration : content.duration;
  return { ...content, variant, isPending, duration };
};

const wordsOf = ({ variant, title, description }: Toast): string =>
  JSON.stringify([variant, title, description]);

/** What is still under way will say something of its own in the end: it is never the same as another. */
const isSame = (one: Toast, other: Toast): boolean =>
  !one.isPending &&
  !other.isPending &&
  wordsOf(one) === wordsOf(other) &&
  one.action?.label === other.action?.label &&
  one.action?.onPress === other.action?.onPress;

const longer = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

const join = (first: Toast, again: Toast): Toast => ({
  ...first,
  count: first.count + again.count,
  duration: longer(first.duration, again.duration),
});

/**
 * Who is seen and who waits: first in, first seen. Adding and removing cost the same however many wait.
 * What was seen and has no end of its own makes way for the unseen and comes back after them.
 */
export class ToastLine {
  #visible: Toast | undefined;
  readonly #unseen = new Map<string, Toast>();
  readonly #returning = new Map<string, Toast>();
  /** The toast that says these words, by the words. */
  readonly #idByWords = new Map<string, string>();
  /** What each was asked to say, by id: its defaults follow from that whenever it changes. */
  readonly #asked = new Map<string, ToastContent>();
  #made = 0;

  get visible(): Toast | undefined {
    return this.#visible;
  }

  /** The visible one, then those never seen, then those that come back. */
  toArray(): Toast[] {
    return this.#visible ? [this.#visible, ...this.#unseen.values(), ...this.#returning.values()] : [];
  }

  find(id: string): Toast | undefined {
    return this.#visible?.id === id ? this.#visible : (this.#unseen.get(id) ?? this.#returning.get(id));
  }

  /** Appends, or counts up the one that says the same. Returns the id of whichever says it. */
  add(content: ToastContent): string {
    this.#made += 1;
    const id = `toast-${this.#made}`;
    this.#asked.set(id, content);
    return this.#place({ ...fill(content), id, count: 1, revision: 0, isReturning: false });
  }

  /** Changes some of what it says, in the same place; one that waited to come back has news now, and is seen again. */
  amend(id: string, content: Partial<ToastContent>): boolean {
    const asked = this.#asked.get(id);
    const next = asked && this.#renew(id, { ...asked, ...content });
    if (next) this.#set(next);
    return next !== undefined;
  }

  /** The last word of a toast: in its place, counted with one that says the same, or at the end when it has gone. */
  settle(id: string, content: ToastContent): string {
    const next = this.#renew(id, content);
    return next ? this.#place(next) : this.add(content);
  }

  /** Takes one out and returns it; the next moves up. */
  remove(id: string): Toast | undefined {
    const toast = this.find(id);
    if (!toast) return undefined;
    this.#forgetWords(toast);
    this.#asked.delete(id);
    this.#unseen.delete(id);
    this.#returning.delete(id);
    if (this.#visible?.id === id) this.#callNext();
    return toast;
  }

  /** The visible one goes behind the others, to come back. */
  setAside(): void {
    const toast = this.#visible;
    if (!toast || this.#unseen.size === 0) return;
    this.#returning.set(toast.id, { ...toast, isReturning: true });
    this.#callNext();
  }

  #renew(id: string, content: ToastContent): Toast | undefined {
    const before = this.find(id);
    if (!before) return undefined;
    this.#forgetWords(before);
    this.#asked.set(id, content);
    const { count, revision } = before;
    return { ...fill(content), id, count, revision: revision + 1, isReturning: false };
  }

  #callNext(): void {
    const line = this.#unseen.size > 0 ? this.#unseen : this.#returning;
    const [next] = line.values();
    if (next) line.delete(next.id);
    this.#visible = next;
  }

  #place(toast: Toast): string {
    const twin = this.#twinOf(toast);
    if (!twin) return this.#set(toast);
    // The visible one says it; otherwise the one that was said first.
    const isSeen = this.#visible?.id === toast.id;
    const [kept, gone] = isSeen ? [toast, twin] : [twin, toast];
    const joined = { ...join(kept, gone), isReturning: false };
    this.#askJoined(joined, gone.id);
    this.#forgetWords(gone);
    this.#unseen.delete(gone.id);
    this.#returning.delete(gone.id);
    return this.#set(joined);
  }

  /** Of two that say the same, the one that is kept stays as long as either was asked to. */
  #askJoined({ id, duration }: Toast, goneId: string): void {
    const [kept, gone] = [this.#asked.get(id), this.#asked.get(goneId)];
    const isTimed = kept?.duration !== undefined || gone?.duration !== undefined;
    if (kept && isTimed) this.#asked.set(id, { ...kept, duration });
    this.#asked.delete(goneId);
  }

  #twinOf(toast: Toast): Toast | undefined {
    const twin = this.find(this.#idByWords.get(wordsOf(toast)) ?? '');
    return twin && twin.id !== toast.id && isSame(twin, toast) ? twin : undefined;
  }

  #set(toast: Toast): string {
    const { id } = toast;
    if (!toast.isPending) this.#idByWords.set(wordsOf(toast), id);
    if (!this.#visible || this.#visible.id === id) this.#visible = toast;
    else {
      this.#returning.delete(id);
      this.#unseen.set(id, toast);
    }
    return id;
  }

  #forgetWords(toast: Toast): void {
    const words = wordsOf(toast);
    if (this.#idByWords.get(words) === toast.id) this.#idByWords.delete(words);
  }
}
