/**
 * Whether what is told of an element is its size in a layout. What `content-visibility` skips is told of as 0 × 0 by
 * WebKit; to ask for its widths then would lay it out amid the round of observers, which ends that round with an error.
 */
export const isLaidOut = ({ contentRect }: ResizeObserverEntry) =>
  contentRect.width > 0 || contentRect.height > 0;
