/** Pixels a toast must be dragged to go. */
export const swipeThreshold = 50;

/** How far a drag has moved the toast towards its edge; it does not move the other way. */
export const swipeOffset = (from: number, to: number, direction: 'ltr' | 'rtl'): number =>
  Math.max(0, direction === 'ltr' ? to - from : from - to);

/** Whether letting go now dismisses the toast. */
export const isSwipedAway = (offset: number): boolean => offset >= swipeThreshold;
