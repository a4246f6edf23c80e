/** A tab as the strip draws it. */
export interface StripTab {
  /** Unique in the strip. */
  id: string;
  /** What it is called: its words, its name and, where they do not fit, its tooltip. */
  title: string;
  /**
   * Stays first: it cannot be closed, renamed or moved, and nothing lands before it.
   * @default false
   */
  isPinned?: boolean;
  /**
   * The other half of a split; the pair is drawn as one pill where its first half stands.
   * @default null
   */
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

/** The unit that a tab is in. */
export const unitOf = <Tab extends StripTab>(
  units: readonly StripUnit<Tab>[],
  id: string,
): StripUnit<Tab> | undefined => units.find((unit) => unit.tabs.some((tab) => tab.id === id));

/** Where a tab lands: before or after another. */
export interface TabDrop {
  /** A tab, or the first half of a pair. */
  targetId: string;
  side: 'before' | 'after';
}

/** Where a key moves a unit: one place, or as far as it goes. */
export type MoveStep = 'backward' | 'forward' | 'first' | 'last';

/** The drop that moves a unit by a step, or null at the end of its room. */
export function dropBy(units: readonly StripUnit[], id: string, step: MoveStep): TabDrop | null {
  const from = units.findIndex((unit) => unit.id === id);
  if (from < 0 || units[from]?.isPinned) return null;
  const isForward = step === 'forward' || step === 'last';
  const room = isForward ? units.slice(from + 1) : units.slice(0, from).reverse();
  const free = room.filter((unit) => !unit.isPinned);
  const target = step === 'first' || step === 'last' ? free.at(-1) : free[0];
  return target ? { targetId: target.id, side: isForward ? 'after' : 'before' } : null;
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
