'use client';
import { useEffect, useRef, type MouseEvent } from 'react';
import { scrollBehavior } from '../internal/scrollBehavior';
import { scrollToShow } from '../internal/scrollToShow';
import { useControlled } from '../internal/useControlled';
import { sectionLinkId } from './sectionProps';
import * as styles from './SectionTabs.css';

export interface Section<Id extends string = string> {
  /** Id of the section's element, unique on the page. */
  id: Id;
  /** Words of its link. */
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
   * The section it begins with, where the bar keeps it: then the bar follows presses, and scrolls to the section.
   * @default the first
   */
  defaultActiveId?: Id;
  /** A link was followed. */
  onSelect?: (id: Id) => void;
  /**
   * Whether it sticks below a PageHeader or to the top of the scrolled area.
   * @default 'header'
   */
  below?: 'header' | 'top';
}

/** How much of the neighbour shows when the bar scrolls, in px: enough to see that there is one. */
const neighbour = 40;

/** Asks for another window or a download, which is the browser's to give. */
const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * The way to the sections of one long page: links that stay in sight and show where the reader is.
 * Spread `sectionProps(id)` on each section, so that link and section know each other.
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
  const list = useRef<HTMLUListElement>(null);

  // On a narrow screen the bar scrolls sideways and the active link must not be the one out of sight.
  // Only the bar is scrolled: scrollIntoView would also move the page under the reader.
  useEffect(() => {
    const link = activeId && document.getElementById(sectionLinkId(activeId));
    const frame = list.current;
    if (!link || !frame) return;
    const left = scrollToShow(link.getBoundingClientRect(), frame.getBoundingClientRect(), neighbour);
    frame.scrollBy({ left, behavior: scrollBehavior() });
  }, [activeId]);

  const follow = (event: MouseEvent, id: Id) => {
    if (isModified(event)) return;
    // The page scrolls smoothly, and its address stays.
    event.preventDefault();
    const section = document.getElementById(id);
    change(id);
    onSelect?.(id);
    if (keptId === undefined) section?.scrollIntoView({ behavior: scrollBehavior() });
    // As the browser does: Tab goes on from there.
    section?.focus({ preventScroll: true });
  };

  return (
    <nav aria-label={label} className={styles.bar[below]}>
      <ul ref={list} className={styles.list}>
        {sections.map(({ id, label: name }) => (
          <li key={id} className={styles.item}>
            <a
              id={sectionLinkId(id)}
              href={`#${id}`}
              className={styles.link}
              aria-current={id === activeId ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
