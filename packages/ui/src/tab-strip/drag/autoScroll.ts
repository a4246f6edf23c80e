/** How near to an edge of the strip, in pixels, a drag scrolls it. */
const edge = 48;
/** Pixels a second, at the edge and beyond. */
const topSpeed = 900;

/** How fast a drag at `x` scrolls a strip that shows from `left` to `right`: pixels a second, negative to the left. */
export function edgeSpeed(x: number, { left, right }: { left: number; right: number }): number {
  const reach = Math.min(edge, (right - left) / 3);
  const share = (distance: number) => Math.min(1, Math.max(0, 1 - distance / reach));
  return topSpeed * (share(right - x) - share(x - left));
}
