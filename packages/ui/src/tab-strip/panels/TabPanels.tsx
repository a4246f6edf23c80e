'use client';
import { memo, useState, type ReactNode } from 'react';
import type { StripCell } from '../cells';
import { panel, panels } from '../TabStrip.css';
import { useKeptPanels } from './useKeptPanels';
import type { TabStripTab } from '../tabs/useTabs';

interface TabPanelProps {
  tab: TabStripTab;
  id: string;
  /** Its place among those in sight, or undefined out of sight. */
  place: number | undefined;
  isDrawn: boolean;
  render: (tab: TabStripTab) => ReactNode;
}

const TabPanel = memo(function TabPanel({ tab, id, place, isDrawn, render }: TabPanelProps) {
  return (
    // A panel takes the focus, whatever it holds: the keyboard scrolls it from there.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      role="tabpanel"
      id={id}
      aria-label={tab.title}
      tabIndex={0}
      hidden={place === undefined}
      className={panel}
      style={{ order: place }}
    >
      {isDrawn && render(tab)}
    </div>
  );
});

export interface TabPanelsProps {
  cells: readonly StripCell[];
  activeId: string | undefined;
  panelId: (id: string) => string;
  render: (tab: TabStripTab) => ReactNode;
}

/** The ids in the order in which they were first seen. */
function useFirstSeen(ids: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>(ids);
  const isSame = seen.length === ids.length && ids.every((id) => seen.includes(id));
  if (isSame) return seen;
  const now = [...seen.filter((id) => ids.includes(id)), ...ids.filter((id) => !seen.includes(id))];
  setSeen(now);
  return now;
}

/**
 * What the tabs show. A panel is drawn when it is first looked at and stays; wherever its tab moves, it is neither mounted
 * again nor moved in the document, so that what was typed, scrolled and played in it goes on.
 */
export function TabPanels({ cells, activeId, panelId, render }: TabPanelsProps) {
  const order = useFirstSeen(cells.map(({ tab }) => tab.id));
  const byId = new Map(cells.map((cell) => [cell.tab.id, cell.tab]));
  const shown = cells.find(({ tab }) => tab.id === activeId)?.unit.tabs.map(({ id }) => id) ?? [];
  const drawn = useKeptPanels({ ids: order, shown });
  return (
    <div className={panels}>
      {order.map((id) => {
        const tab = byId.get(id);
        const place = shown.indexOf(id);
        return (
          tab && (
            <TabPanel
              key={id}
              id={panelId(id)}
              place={place < 0 ? undefined : place}
              isDrawn={drawn.includes(id)}
              {...{ tab, render }}
            />
          )
        );
      })}
    </div>
  );
}
