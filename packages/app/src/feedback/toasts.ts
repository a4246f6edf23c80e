import { createToastQueue } from '@seedbed/ui/toast';
import { logFailure } from './log';

/** What the page tells in passing. One queue a page; `App` shows it. */
export const toasts = createToastQueue();

/** Tells of a failed wish, and leaves the reason for the developer. */
export function toastFailure(description: string, error: unknown): void {
  logFailure(description, error);
  toasts.add({ title: 'Error', description, variant: 'destructive' });
}
