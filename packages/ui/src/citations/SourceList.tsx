'use client';
import { useEffect, useId, useRef } from 'react';
import * as styles from './SourceList.css';

/** A source that a marker `[n]` in an answer points to. */
export interface Citation {
  /** The marker's number. */
  n: number;
  /** What sort of source it is, as stored. */
  kind: string;
  title: string;
  /** Who published it. */
  source: string;
  /** Where to read it; null when it is not online. */
  url: string | null;
  /** The words that carry the fact. */
  passage: string;
}

export interface SourceListProps {
  citations: readonly Citation[];
  /** The source to show: it is marked and scrolled into view. */
  activeN?: number | null;
  /** Heading of the list, for example 'Sources'. */
  label: string;
  /** Words for a kind, such as 'Upper limit' for 'limit'; without it the kind is not shown. */
  kindLabel?: (kind: string) => string;
}

/** The sources of an answer, each with the passage that was used. */
export function SourceList({ citations, activeN = null, label, kindLabel }: SourceListProps) {
  const titleId = useId();
  const active = useRef<HTMLLIElement>(null);

  useEffect(() => {
    // Focus follows, so that a screen reader reads the source its marker was pressed for.
    active.current?.focus({ preventScroll: true });
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [activeN]);

  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {label}
      </h3>
      <ol>
        {citations.map(({ n, kind, title, source, url, passage }) => (
          <li
            key={n}
            ref={n === activeN ? active : undefined}
            tabIndex={-1}
            className={styles.source}
            data-active={n === activeN || undefined}
          >
            <span className={styles.number}>{n}</span>
            <div className={styles.words}>
              <cite className={styles.name}>
                {url ? (
                  <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </cite>
              <span className={styles.quiet}>{kindLabel ? `${kindLabel(kind)} · ${source}` : source}</span>
              <blockquote className={styles.passage}>{passage}</blockquote>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
