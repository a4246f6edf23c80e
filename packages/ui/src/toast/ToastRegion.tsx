'use client';
import { useSyncExternalStore, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { ToastQueue } from './createToastQueue';
import type { ToastOutcome } from './history';
import type { SwipeDirection } from './swipe';
import { ToastAnnouncer } from './ToastAnnouncer';
import { ToastCard, type CardSettings } from './ToastCard';
import * as styles from './ToastRegion.css';
import { useLeaving } from './useLeaving';
import { useToastFocus } from './useToastFocus';
import { useToastKeys } from './useToastKeys';
import { useToastPause } from './useToastPause';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Names the landmark; the hotkey is added to it. @default 'Notifications' */
  label?: string;
  /** @default 'Dismiss' */
  dismissLabel?: string;
  /** On the button that is there while others wait. @default 'Dismiss all' */
  dismissAllLabel?: string;
  /** How many wait. @default '2 more' */
  waitingLabel?: (count: number) => string;
  /** What the drawn '×3' says. @default '3 times' */
  countLabel?: (count: number) => string;
  /**
   * Moves focus to the toasts, and pressed there back again: a `KeyboardEvent.key`, with modifiers before it where
   * there are any ('Alt+Shift+T'); null for none. Never taken from an editable field or an input method.
   * @default 'F8'
   */
  hotkey?: string | null;
  /** Where a toast is dragged to; 'end' turns with the direction of writing. @default 'right' */
  swipeDirection?: SwipeDirection;
}

const countWaiting = (count: number) => `${count} more`;
const countTimes = (count: number) => `${count} times`;

const subscribeToNothing = () => () => undefined;

/** False on the server and while its markup is taken over, which has no portals. */
const useIsClient = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * Where toasts appear: one at a time, in order. With others waiting, one makes way after two seconds. Hover, focus or
 * leaving the window stops the clock; Escape or a swipe dismisses; F8 brings focus here. Mount it once, near the root.
 */
export function ToastRegion({
  queue,
  label = 'Notifications',
  hotkey = 'F8',
  dismissLabel = 'Dismiss',
  dismissAllLabel = 'Dismiss all',
  waitingLabel = countWaiting,
  countLabel = countTimes,
  swipeDirection = 'right',
}: ToastRegionProps) {
  const settings = { dismissLabel, dismissAllLabel, waitingLabel, countLabel, swipeDirection };
  if (!useIsClient()) return null;
  return createPortal(
    <Toasts queue={queue} label={label} hotkey={hotkey} settings={settings} />,
    document.body,
  );
}

interface ToastsProps {
  queue: ToastQueue;
  label: string;
  hotkey: string | null;
  settings: CardSettings;
}

function Toasts({ queue, label, hotkey, settings }: ToastsProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getToasts, queue.getToasts);
  const toast = toasts[0];
  const hasToast = toast !== undefined;
  const { leaving, onLeft } = useLeaving(toast);
  const { isPaused, setFocused, hover } = useToastPause(hasToast);
  const { region, toggle, ...focus } = useToastFocus({ hasToast, onFocusChange: setFocused });
  const leave = (outcome: ToastOutcome) => toast && queue.dismiss(toast.id, outcome);
  const dismiss = () => leave('dismissed');
  useToastKeys({ hasToast, hotkey, onHotkey: toggle, onEscape: dismiss });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !toast) return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  };
  const drawn = [leaving, toast].filter((one) => one !== undefined);

  // The attribute keeps react-aria's modals from hiding the toasts, or closing when one is pressed.
  return (
    <div data-react-aria-top-layer>
      <ToastAnnouncer toast={toast} countLabel={settings.countLabel} />
      {/* Escape and focus bubble up from the toast's own buttons; the landmark itself is not operated. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={region}
        aria-label={hotkey === null ? label : `${label} (${hotkey})`}
        tabIndex={-1}
        className={styles.region}
        onKeyDown={handleKeyDown}
        {...focus}
      >
        <div className={styles.stack} data-following={(leaving && hasToast) || undefined} {...hover}>
          {drawn.map((one) => (
            <ToastCard
              key={one.id}
              {...settings}
              toast={one}
              waiting={one === toast ? toasts.length - 1 : 0}
              isAwaited={toasts[1]?.isReturning === false}
              isPaused={isPaused}
              isLeaving={one !== toast}
              onLeft={onLeft}
              onEnd={() => leave('ended')}
              onYield={queue.makeWay}
              onDismiss={dismiss}
              onDismissAll={() => queue.dismissAll('dismissed')}
              onAct={() => {
                one.action?.onPress();
                leave('acted');
              }}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
