/** Keeps an index within a list; an empty list gives 0. */
export const clampIndex = (index: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.round(index)));

/** Slides drawn on each side of the selected one: enough for a wide screen of small cards and one more. */
export const overscan = 9;

/** The slides to draw: the selected one and its neighbours, `[start, end)`. */
export function windowAround(selected: number, count: number): { start: number; end: number } {
  return { start: Math.max(0, selected - overscan), end: Math.min(count, selected + overscan + 1) };
}

/** Speed, in pixels a millisecond, from which letting go is a flick and moves on by one. */
export const flickSpeed = 0.4;

/** A drag at the moment it is let go; forward is positive. */
export interface Release {
  /** Slides travelled, as a fraction. */
  travelled: number;
  /** Pixels a millisecond. */
  speed: number;
}

/** The slide that a released drag comes to rest on: the nearest, and a flick carries at least one further. */
export function snapAfter(start: number, { travelled, speed }: Release, count: number): number {
  const nearest = Math.round(start + travelled);
  const isFlick = Math.abs(speed) >= flickSpeed && Math.sign(speed) === Math.sign(travelled);
  const flicked = isFlick && nearest === start ? start + Math.sign(speed) : nearest;
  return clampIndex(flicked, count);
}

/** Where a drag may draw: past an end it follows at a third, to show that there is no more. */
export function dampPosition(position: number, count: number): number {
  const last = Math.max(0, count - 1);
  if (position < 0) return position / 3;
  return position > last ? last + (position - last) / 3 : position;
}
