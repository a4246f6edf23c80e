/** Polite words wait for a pause; assertive ones interrupt. */
export type Urgency = 'polite' | 'assertive';

/** Words on their way to a screen reader. */
export interface Announcement {
  id: number;
  words: string;
  urgency: Urgency;
}

let waiting: readonly Announcement[] = [];
let made = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Announcement[]): void => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** The announcements that have not been read yet; the same array until one comes or goes. */
export const getAnnouncements = (): readonly Announcement[] => waiting;

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const withdraw = (id: number): void => {
  if (waiting.some((each) => each.id === id)) change(waiting.filter((each) => each.id !== id));
};

/**
 * Has a screen reader say words that are not on the screen, or that came where nobody looks. The same words again are
 * said again. Needs an `Announcer` on the page; what is announced before it is there waits for it.
 * @param urgency 'assertive' interrupts what is being read; keep it for what cannot wait. Default 'polite'
 * @returns how to take the words back, where they have not been said yet
 */
export function announce(words: string, urgency: Urgency = 'polite'): () => void {
  made += 1;
  const id = made;
  change([...waiting, { id, words, urgency }]);
  return () => withdraw(id);
}
