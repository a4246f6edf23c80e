/** A tab as the strip draws it. */
export interface StripTab {
  id: string;
  title: string;
  /** Stays first: it cannot be closed, renamed or moved, and nothing lands before it. */
  isPinned?: boolean;
  /** The other half of a split; the pair is drawn as one pill where its first half stands. */
  partnerId?: string | null;
}

/** What moves as one: a single tab, or a joined pair with the earlier tab on the left. */
export interface StripUnit<Tab extends StripTab = StripTab> {
  id: string;
  tabs: readonly Tab[];
  isPinned: boolean;
}

/** The units of a strip, in order. A partner that is not in the list is no partner. */
export function unitsOf<Tab extends StripTab>(tabs: readonly Tab[]): StripUnit<Tab>[] {
  const byId = new Map(tabs.map((tab) => [tab.id, tab]));
  const drawn = new Set<string>();
  return tabs.flatMap((tab) => {
    if (drawn.has(tab.id)) return [];
    const partner = tab.partnerId ? byId.get(tab.partnerId) : undefined;
    const isPair = partner && partner.id !== tab.id && partner.partnerId === tab.id;
    if (isPair) drawn.add(partner.id);
    return [{ id: tab.id, tabs: isPair ? [tab, partner] : [tab], isPinned: tab.isPinned ?? false }];
  });
}

/** Where a tab lands: before or after another. */
export interface TabDrop {
  targetId: string;
  side: 'before' | 'after';
}

/** The stretch of the strip a unit takes, in pixels from its start. */
export interface UnitSpan {
  id: string;
  start: number;
  size: number;
  isPinned: boolean;
}

/**
 * Where a drag at `position` would land: before the unit whose first half it is over, after the one whose second half.
 * @returns null over the dragged unit itself and where the drop would change nothing
 */
export function dropAt(spans: readonly UnitSpan[], draggedId: string, position: number): TabDrop | null {
  const from = spans.findIndex(({ id }) => id === draggedId);
  const last = spans.length - 1;
  const over = spans.findIndex(({ start, size }, index) => position < start + size || index === last);
  const target = spans[over];
  if (from < 0 || !target || over === from) return null;
  const isFirstHalf = position < target.start + target.size / 2;
  const side = isFirstHalf && !target.isPinned ? 'before' : 'after';
  const isSamePlace = (side === 'before' && over === from + 1) || (side === 'after' && over === from - 1);
  return isSamePlace ? null : { targetId: target.id, side };
}

/** The place a unit has after a drop, counted from 0; its own where there is no drop. */
export function placeAfter(ids: readonly string[], draggedId: string, drop: TabDrop | null): number {
  if (!drop) return ids.indexOf(draggedId);
  const others = ids.filter((id) => id !== draggedId);
  return others.indexOf(drop.targetId) + (drop.side === 'after' ? 1 : 0);
}

/** The drop that moves a unit one place forward or backward, or null at the end of its room. */
export function dropBeside(units: readonly StripUnit[], id: string, step: 1 | -1): TabDrop | null {
  const from = units.findIndex((unit) => unit.id === id);
  const target = units[from + step];
  if (from < 0 || units[from]?.isPinned || !target || target.isPinned) return null;
  return { targetId: target.id, side: step > 0 ? 'after' : 'before' };
}

/** The tab that an arrow, Home or End goes to; the strip has two ends. */
export function neighbour(
  ids: readonly string[],
  id: string,
  key: 'next' | 'previous' | 'first' | 'last',
): string {
  const at = ids.indexOf(id);
  const index = { next: at + 1, previous: at - 1, first: 0, last: ids.length - 1 }[key];
  return ids[Math.max(0, Math.min(ids.length - 1, index))] ?? id;
}
