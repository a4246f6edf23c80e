import { unitOf, unitsOf, type StripTab, type TabDrop } from './tabs';

const alone = <Tab extends StripTab>(tab: Tab): Tab => ({ ...tab, partnerId: null });

/** The tabs without one; its partner stands alone again. */
export const withoutTab = <Tab extends StripTab>(tabs: readonly Tab[], id: string): Tab[] =>
  tabs.filter((tab) => tab.id !== id).map((tab) => (tab.partnerId === id ? alone(tab) : tab));

/** The tabs after a drop. The halves of a pair become neighbours; a drop on something unknown changes nothing. */
export function withMove<Tab extends StripTab>(tabs: readonly Tab[], id: string, drop: TabDrop): Tab[] {
  const units = unitsOf(tabs);
  const moved = unitOf(units, id);
  const others = units.filter((unit) => unit !== moved);
  const target = others.findIndex((unit) => unit.tabs.some((tab) => tab.id === drop.targetId));
  if (!moved || target < 0) return [...tabs];
  const place = drop.side === 'after' ? target + 1 : target;
  return others.toSpliced(place, 0, moved).flatMap((unit) => unit.tabs);
}

/** The tabs with one called otherwise. */
export const withTitle = <Tab extends StripTab>(tabs: readonly Tab[], id: string, title: string): Tab[] =>
  tabs.map((tab) => (tab.id === id ? { ...tab, title } : tab));

/** Who is active when the active tab closes: its partner, else the last tab of the strip. */
export function heirOf(tabs: readonly StripTab[], id: string): string | undefined {
  const units = unitsOf(tabs);
  const partner = unitOf(units, id)?.tabs.find((tab) => tab.id !== id);
  if (partner) return partner.id;
  return units.flatMap((unit) => unit.tabs).findLast((tab) => tab.id !== id)?.id;
}
