/** That somebody chose a section: where the scroll this began will come to rest, in pixels from the top. */
export interface ChosenSection {
  id: string;
  restingAt: number;
  /** How far away that was when last looked, in pixels. */
  distance: number;
  /** Whether it is to stay in its place whatever comes above it. */
  isHeld: boolean;
}

/** Less than this, in pixels, is rounding and no scroll of one's own. */
export const scrollTolerance = 1;

/**
 * A choice holds while the scroll nears its resting place and stays there: on a short page several sections
 * come to rest at the very end, and the bar shows the one that was chosen. It ends with the first scroll away.
 * @returns the choice as it now stands, or undefined when it has ended
 */
export function stillChosen(chosen: ChosenSection | undefined, scrollTop: number): ChosenSection | undefined {
  if (!chosen) return undefined;
  const distance = Math.abs(chosen.restingAt - scrollTop);
  return distance > chosen.distance + scrollTolerance ? undefined : { ...chosen, distance };
}
