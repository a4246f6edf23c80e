'use client';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './SectionTabs.css';

export interface Section<Id extends string = string> {
  id: Id;
  label: string;
}

export interface SectionTabsProps<Id extends string = string> {
  /** Names the bar. */
  label: string;
  sections: readonly Section<Id>[];
  /** The section the reader is in. */
  activeId: Id;
  /** Scroll to the section. */
  onSelect: (id: Id) => void;
  /**
   * Whether it sticks below a PageHeader or to the top of the scrolled area.
   * @default 'header'
   */
  below?: 'header' | 'top';
}

/** A contents bar for a long page: it stays in sight and shows where the reader is. */
export function SectionTabs<Id extends string = string>({
  label,
  sections,
  activeId,
  onSelect,
  below = 'header',
}: SectionTabsProps<Id>) {
  const list = useRef<HTMLUListElement>(null);

  // On a narrow screen the bar scrolls sideways: the current section must not be the one out of sight.
  // Only the bar is scrolled; scrollIntoView would also move the page under the reader.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current) return;
    const { left, right } = current.getBoundingClientRect();
    const frame = list.current.getBoundingClientRect();
    if (left < frame.left) list.current.scrollLeft += left - frame.left;
    if (right > frame.right) list.current.scrollLeft += right - frame.right;
  }, [activeId]);

  return (
    <nav aria-label={label} className={styles.bar} data-below-header={below === 'header' || undefined}>
      <ul ref={list} className={styles.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <Button
              className={styles.tab}
              data-label={section.label}
              aria-current={section.id === activeId ? 'true' : undefined}
              onPress={() => onSelect(section.id)}
            >
              <span className={styles.words}>{section.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
