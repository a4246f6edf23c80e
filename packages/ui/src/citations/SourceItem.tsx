import { type FocusEvent, type ReactNode, type Ref, useState } from 'react';
import { ExternalLink } from '../icons';
import { safeHref } from '../internal/safeHref';
import { splitEnding } from './ending';
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
  /** Where to read it; null when it is not on the web. */
  url: string | null;
  /** The words that carry the fact. */
  passage: string;
}

interface SourceItemProps {
  ref: Ref<HTMLLIElement>;
  citation: Citation;
  isActive: boolean;
  kindLabel: (kind: string) => string;
  joinUnits: (text: string) => string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One source. It takes focus by program only: it is read, not operated. */
export function SourceItem({ ref, citation, isActive, kindLabel, joinUnits, children }: SourceItemProps) {
  const { n, kind, title, source, url, passage } = citation;
  const href = safeHref(url);
  const [start, end] = splitEnding(title);
  // For good: a passage that folded or unfolded beneath a press would move its button from under the pointer.
  const [isWhole, setIsWhole] = useState(false);
  const handleFocus = ({ target, currentTarget }: FocusEvent) => {
    if (target === currentTarget) setIsWhole(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears that it was reached
    <li
      ref={ref}
      value={n}
      tabIndex={-1}
      aria-current={isActive || undefined}
      data-whole={isWhole || undefined}
      className={styles.item}
      onFocus={handleFocus}
      onKeyUp={() => setIsWhole(true)}
    >
      <span className={styles.number}>{n}</span>
      <div className={styles.words} dir="auto">
        <cite className={styles.title}>
          {href ? (
            <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
              {start}
              <span className={styles.ending}>
                {end}
                <span className={styles.outside}>
                  <ExternalLink size={13} />
                </span>
              </span>
            </a>
          ) : (
            title
          )}
        </cite>
        <p className={styles.quiet}>
          {kindLabel(kind)} · {source}
        </p>
        <blockquote className={styles.passage}>{joinUnits(passage)}</blockquote>
        {children && <div className={styles.action}>{children}</div>}
      </div>
    </li>
  );
}
