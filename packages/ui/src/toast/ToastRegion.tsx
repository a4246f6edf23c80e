'use client';
import { useImperativeHandle, useState, useSyncExternalStore, type KeyboardEvent, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { outermost, type OutermostProps } from '../internal/outermost';
import type { ToastQueue } from './queue/createToastQueue';
import type { ToastOutcome } from './history/history';
import type { SwipeDirection } from './leaving/swipe';
import { ToastCard, type CardWords } from './ToastCard';
import { ToastClock } from './leaving/ToastClock';
import { ToastCount } from './history/ToastCount';
import * as styles from './ToastRegion.css';
import { useLeaving } from './leaving/useLeaving';
import { useToastFocus } from './keyboard/useToastFocus';
import { useToastKeys } from './keyboard/useToastKeys';
import { useToastPause } from './leaving/useToastPause';
import { useToastSwipe } from './leaving/useToastSwipe';

export interface ToastRegionProps extends OutermostProps {
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
   * there are any ('Alt+Shift+T'); null for none. A key that types is left to editable fields, any to an input method.
   * @default 'F8'
   */
  hotkey?: string | null;
  /** Where a toast is dragged to; 'end' turns with the direction of writing. @default 'right' */
  swipeDirection?: SwipeDirection;
  /** The landmark. */
  ref?: Ref<HTMLElement>;
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
  ref,
  ...outer
}: ToastRegionProps) {
  const words = { dismissLabel, dismissAllLabel, waitingLabel, countLabel };
  if (!useIsClient()) return null;
  return createPortal(
    <Toasts {...{ queue, label, hotkey, swipeDirection, words, outer, outerRef: ref }} />,
    document.body,
  );
}

interface ToastsProps {
  queue: ToastQueue;
  label: string;
  hotkey: string | null;
  swipeDirection: SwipeDirection;
  words: CardWords;
  outer: OutermostProps;
  outerRef: Ref<HTMLElement> | undefined;
}

function Toasts({ queue, label, hotkey, swipeDirection, words, outer, outerRef }: ToastsProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getToasts, queue.getToasts);
  const toast = toasts[0];
  const hasToast = toast !== undefined;
  const { leaving, isFollowing, onLeft } = useLeaving(toast);
  const [swiped, setSwiped] = useState({ id: '', offset: 0 });
  const { isPaused, setFocused, hover } = useToastPause(hasToast);
  const { region, toggle, ...focus } = useToastFocus({ hasToast, onFocusChange: setFocused });
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(outerRef, () => region.current, [region]);
  const leave = (outcome: ToastOutcome) => toast && queue.dismiss(toast.id, outcome);
  const dismiss = () => leave('dismissed');
  const swipe = useToastSwipe(swipeDirection, (offset) => {
    setSwiped({ id: toast?.id ?? '', offset });
    dismiss();
  });
  useToastKeys({ hasToast, hotkey, onHotkey: toggle, onEscape: dismiss });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !toast) return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  };
  const act = () => {
    toast?.action?.onPress();
    leave('acted');
  };

  // The attribute keeps react-aria's modals from hiding the toasts, or closing when one is pressed.
  return (
    <div data-react-aria-top-layer>
      <ToastCount toast={toast} countLabel={words.countLabel} />
      {/* Escape and focus bubble up from the toast's own buttons; the landmark itself is not operated. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        {...outermost(styles.region, outer)}
        ref={region}
        aria-label={hotkey === null ? label : `${label} (${hotkey})`}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        {...focus}
      >
        {toast && (
          <ToastClock
            key={toast.id}
            toast={toast}
            isAwaited={toasts[1]?.isReturning === false}
            isPaused={isPaused}
            onEnd={() => leave('ended')}
            onYield={queue.makeWay}
          />
        )}
        <div className={styles.stack} {...hover}>
          <ToastCard
            {...words}
            toast={toast}
            waiting={toasts.length - 1}
            isPaused={isPaused}
            isFollowing={isFollowing}
            swipe={swipe}
            onDismiss={dismiss}
            onDismissAll={() => queue.dismissAll('dismissed')}
            onAct={act}
          />
          {leaving && (
            <ToastCard
              key={leaving.id}
              {...words}
              toast={leaving}
              waiting={0}
              isPaused={false}
              isFollowing={false}
              leavingFrom={swiped.id === leaving.id ? swiped.offset : 0}
              onLeft={onLeft}
            />
          )}
        </div>
      </section>
    </div>
  );
}
