/** Pixels a toast must be dragged to go. */
export const swipeThreshold = 50;

/** Where a toast is dragged to: to a side of the screen, or to the end of the line of text, which turns with it. */
export type SwipeDirection = 'right' | 'left' | 'end';

/** +1 where a drag to larger x sends the toast away, -1 where one to smaller x does. */
export const swipeSign = (direction: SwipeDirection, isRightToLeft: boolean): 1 | -1 => {
  if (direction === 'end') return isRightToLeft ? -1 : 1;
  return direction === 'left' ? -1 : 1;
};

/** How far a drag has moved the toast along x; it does not move away from its side. */
export const swipeOffset = (delta: number, sign: 1 | -1): number => sign * Math.max(0, sign * delta);

/** Whether letting go now sends the toast away. */
export const isSwipedAway = (offset: number): boolean => Math.abs(offset) >= swipeThreshold;
