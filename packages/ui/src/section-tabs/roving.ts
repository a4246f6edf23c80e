/** The tab a key leads to, or nothing when the key is not for the bar. Round the ends; arrows turn with the writing direction. */
export const nextTab = (
  key: string,
  { index, count, isRtl }: { index: number; count: number; isRtl: boolean },
): number | undefined => {
  if (count === 0) return undefined;
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (index + 1) % count;
  if (key === back) return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/** A stretch on the horizontal axis, in px. */
export interface Span {
  left: number;
  right: number;
}

/** How far to scroll sideways to see `part` in `frame` with some of its neighbours: 0 when it is in sight. */
export const scrollToShow = (part: Span, frame: Span, margin: number): number => {
  if (part.left < frame.left) return part.left - frame.left - margin;
  if (part.right > frame.right) return part.right - frame.right + margin;
  return 0;
};
