import { unitsOf, type StripUnit } from './tabs/tabs';
import type { TabStripTab } from './tabs/useTabs';

/** A tab and where the strip draws it. */
export interface StripCell {
  tab: TabStripTab;
  unit: StripUnit<TabStripTab>;
  /** The title of the other half of its pair. */
  partnerTitle: string | undefined;
  half: 'first' | 'second' | undefined;
}

/** Units in order, and their tabs in the order they are drawn. */
export interface StripCells {
  units: readonly StripUnit<TabStripTab>[];
  cells: readonly StripCell[];
}

/** Where every tab is drawn: the halves of a pair side by side, whatever lies between them in the list. */
export function cellsOf(tabs: readonly TabStripTab[]): StripCells {
  const units = unitsOf(tabs);
  const cells = units.flatMap((unit) =>
    unit.tabs.map((tab, index): StripCell => {
      const partner = unit.tabs[1 - index];
      return { tab, unit, partnerTitle: partner?.title, half: partner && (index === 0 ? 'first' : 'second') };
    }),
  );
  return { units, cells };
}

/** Whether a unit's panels are in sight: those of both halves are, where one of them is active. */
export const isShownUnit = ({ tabs }: StripUnit<TabStripTab>, activeId: string | undefined): boolean =>
  tabs.some(({ id }) => id === activeId);
