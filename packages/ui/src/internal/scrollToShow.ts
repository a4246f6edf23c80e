/** A stretch on the horizontal axis, in px. */
export interface Stretch {
  left: number;
  right: number;
}

/** How far to scroll sideways to see `part` in `frame` with some of its neighbours: 0 when it is in sight. */
export const scrollToShow = (part: Stretch, frame: Stretch, margin: number): number => {
  if (part.left < frame.left) return part.left - frame.left - margin;
  if (part.right > frame.right) return part.right - frame.right + margin;
  return 0;
};
