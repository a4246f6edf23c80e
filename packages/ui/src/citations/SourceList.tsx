'use client';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { scrollBehavior } from '../internal/scrollBehavior';
import { unitJoiner } from '../internal/unitJoiner';
import { nameKind } from './kind';
import { type Citation, SourceItem } from './SourceItem';
import * as styles from './SourceList.css';

/** What a page can ask of a list of sources. */
export interface SourceListHandle {
  /**
   * Brings the source of marker `n` into view and focuses it, so that a screen reader reads it. Escape in the list leads
   * back to what had the focus before.
   */
  focusSource: (n: number) => void;
}

export interface SourceListProps<Source extends Citation = Citation> {
  citations: readonly Source[];
  /** The source that is marked; it is scrolled into view when it changes. */
  activeN?: number | null;
  /** Heading of the list, for example 'Sources'. */
  label: string;
  /**
   * Rank of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Words for a kind.
   * @default the stored word, 'Daily value' for 'dailyValue'
   */
  kindLabel?: (kind: string) => string;
  /**
   * Units that a line does not part from the number before them, each form of a word.
   * @default none
   */
  units?: readonly string[];
  /**
   * What can be done with a source, under its passage: a small button; null for a source without.
   * @default nothing
   */
  action?: (citation: Source) => ReactNode;
  ref?: Ref<SourceListHandle>;
}

const noUnits: readonly string[] = [];

/** The sources of an answer, each with the passage that was used. As wide as its place: a margin or a page. */
export function SourceList<Source extends Citation>({
  citations,
  activeN = null,
  label,
  headingLevel = 3,
  kindLabel = nameKind,
  units = noUnits,
  action,
  ref,
}: SourceListProps<Source>) {
  const joinUnits = useMemo(() => unitJoiner(units), [units]);
  const titleId = useId();
  const items = useRef(new Map<number, HTMLLIElement>());
  const cameFrom = useRef<Element>(null);
  const Title = `h${headingLevel}` as const;

  useImperativeHandle(ref, () => ({
    focusSource: (n) => {
      const item = items.current.get(n);
      cameFrom.current = document.activeElement;
      item?.focus({ preventScroll: true });
      item?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    },
  }));

  useEffect(() => {
    if (activeN !== null)
      items.current.get(activeN)?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [activeN]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const back = cameFrom.current;
    if (event.key !== 'Escape' || event.defaultPrevented || !(back instanceof HTMLElement)) return;
    if (!back.isConnected) return;
    event.preventDefault();
    back.focus();
  };

  const keep = (n: number) => (item: HTMLLIElement) => {
    items.current.set(n, item);
    return () => {
      items.current.delete(n);
    };
  };

  return (
    <section aria-labelledby={titleId} className={styles.frame}>
      <Title id={titleId} className={styles.heading}>
        {label}
      </Title>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of what it holds */}
      <ol className={styles.list} onKeyDown={handleKeyDown}>
        {citations.map((citation) => (
          <SourceItem
            key={citation.n}
            ref={keep(citation.n)}
            citation={citation}
            isActive={citation.n === activeN}
            kindLabel={kindLabel}
            joinUnits={joinUnits}
          >
            {action?.(citation)}
          </SourceItem>
        ))}
      </ol>
    </section>
  );
}
