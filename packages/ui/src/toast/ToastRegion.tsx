'use client';
import { useSyncExternalStore, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../button';
import { CircleAlert, CircleCheck, X } from '../icons';
import type { Toast, ToastQueue } from './queue';
import * as styles from './ToastRegion.css';
import { useToastFocus } from './useToastFocus';
import { useToastPause } from './useToastPause';
import { useToastSwipe } from './useToastSwipe';
import { useToastTimer } from './useToastTimer';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Names the landmark, for example 'Notifications'. */
  label: string;
  /** @default 'Dismiss' */
  dismissLabel?: string;
}

const noToasts: readonly Toast[] = [];

/** A new element for every toast: the same words twice are announced twice. */
const words = (toast: Toast) => (
  <div key={toast.id} className={styles.words}>
    <div className={styles.title}>{toast.title}</div>
    {toast.description && <div className={styles.description}>{toast.description}</div>}
  </div>
);

/**
 * Where toasts appear: one at a time, in order. Hover, focus or leaving the window stops the clock;
 * Escape or a swipe to the edge dismisses; F8 brings focus here. Mount it once, near the root.
 */
export function ToastRegion({ queue, label, dismissLabel = 'Dismiss' }: ToastRegionProps) {
  const toast = useSyncExternalStore(queue.subscribe, queue.getToasts, () => noToasts)[0];
  const { isPaused, setHovered, setFocused } = useToastPause();
  const { region, handleFocus, restoreFocus } = useToastFocus(toast !== undefined);
  const dismiss = () => {
    if (!toast) return;
    restoreFocus();
    queue.dismiss(toast.id);
    // Nothing is left that the pointer could leave.
    if (queue.getToasts().length === 0) setHovered(false);
  };
  const swipe = useToastSwipe(dismiss);
  useToastTimer({ id: toast?.id, duration: toast?.duration ?? null, isPaused, onEnd: dismiss });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !toast) return;
    event.stopPropagation();
    dismiss();
  };
  const act = () => {
    toast?.action?.onPress();
    dismiss();
  };
  const isDestructive = toast?.variant === 'destructive';

  if (typeof document === 'undefined') return null;
  // The attribute keeps react-aria's modals from hiding the region, or closing when a toast is pressed.
  return createPortal(
    // Escape and focus bubble up from the toast's own buttons; the landmark itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      aria-label={`${label} (F8)`}
      tabIndex={-1}
      className={styles.region}
      data-react-aria-top-layer
      onFocus={(event) => {
        handleFocus(event);
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={handleKeyDown}
    >
      <div
        className={toast && styles.toast}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        {...swipe}
      >
        {toast && (
          <span className={`${styles.mark} ${isDestructive ? styles.destructiveMark : ''}`}>
            {isDestructive ? <CircleAlert /> : <CircleCheck />}
          </span>
        )}
        {/* Both live regions are always there: one that comes with its words is often not announced. */}
        <div className={styles.live}>
          <div role="status">{toast && !isDestructive && words(toast)}</div>
          <div role="alert">{toast && isDestructive && words(toast)}</div>
        </div>
        {toast?.action && (
          <Button size="small" onPress={act}>
            {toast.action.label}
          </Button>
        )}
        {toast && (
          <IconButton size="small" label={dismissLabel} onPress={dismiss}>
            <X size={16} />
          </IconButton>
        )}
      </div>
    </section>,
    document.body,
  );
}
