/** What decides which panels are drawn. */
export interface PanelsInSight {
  /** Ids of all tabs. */
  ids: readonly string[];
  /** Ids of those whose panels are in sight. */
  shown: readonly string[];
  /** How many others stay drawn out of sight. @default all that were ever in sight */
  limit?: number;
}

/**
 * The panels to draw, those in sight first, then the others from the one seen last on.
 * @param before what was drawn until now; it comes back where nothing changes
 */
export function keptPanels(before: readonly string[], now: PanelsInSight): readonly string[] {
  const { ids, shown, limit = Infinity } = now;
  const others = before.filter((id) => ids.includes(id) && !shown.includes(id));
  const after = [...shown, ...others.slice(0, limit)];
  const isSame = after.length === before.length && after.every((id, place) => id === before[place]);
  return isSame ? before : after;
}
