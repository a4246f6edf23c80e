'use client';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { scrollBehavior } from '../internal/scrollBehavior';
import { scrollToShow } from '../internal/scrollToShow';
import { useControlled } from '../internal/useControlled';
import { nextTab } from './roving';
import { sectionTabId } from './sectionPanel';
import * as styles from './SectionTabs.css';

export interface Section<Id extends string = string> {
  /** Id of the section's element, unique on the page. */
  id: Id;
  /** Words of its tab. */
  label: string;
}

export interface SectionTabsProps<Id extends string = string> {
  /** Names the bar. */
  label: string;
  /** The sections in the order of the page. */
  sections: readonly Section<Id>[];
  /** The section the reader is in, where the page keeps it: then it can follow scrolling, and scrolls itself. */
  activeId?: Id;
  /**
   * The section it begins with, where the bar keeps it: then the bar follows presses and keys, and scrolls to the section.
   * @default the first
   */
  defaultActiveId?: Id;
  /** A tab was pressed or reached with the arrow keys. */
  onSelect?: (id: Id) => void;
  /**
   * Whether it sticks below a PageHeader or to the top of the scrolled area.
   * @default 'header'
   */
  below?: 'header' | 'top';
}

/** How much of the neighbour shows when the bar scrolls, in px: enough to see that there is one. */
const neighbour = 40;

/**
 * Tabs for the sections of one long page: they stay in sight and show where the reader is.
 * Spread `sectionPanelProps(id)` on each section, so that tab and section know each other.
 */
export function SectionTabs<Id extends string = string>({
  label,
  sections,
  activeId: keptId,
  defaultActiveId,
  onSelect,
  below = 'header',
}: SectionTabsProps<Id>) {
  const [activeId, change] = useControlled<Id | undefined>({
    value: keptId,
    defaultValue: defaultActiveId ?? sections[0]?.id,
  });
  const list = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();

  // On a narrow screen the bar scrolls sideways and the active tab must not be the one out of sight.
  // Only the bar is scrolled: scrollIntoView would also move the page under the reader.
  useEffect(() => {
    const tab = activeId && document.getElementById(sectionTabId(activeId));
    const frame = list.current;
    if (!tab || !frame) return;
    const left = scrollToShow(tab.getBoundingClientRect(), frame.getBoundingClientRect(), neighbour);
    frame.scrollBy({ left, behavior: scrollBehavior() });
  }, [activeId]);

  const select = (id: Id) => {
    change(id);
    onSelect?.(id);
    if (keptId === undefined) document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior() });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = nextTab(event.key, { index, count: sections.length, isRtl: direction === 'rtl' });
    const section = next === undefined ? undefined : sections[next];
    if (!section) return;
    event.preventDefault();
    document.getElementById(sectionTabId(section.id))?.focus({ preventScroll: true });
    select(section.id);
  };

  return (
    <div className={styles.bar[below]}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {sections.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={sectionTabId(id)}
            className={styles.tab}
            aria-selected={id === activeId}
            aria-controls={id}
            tabIndex={id === activeId ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
