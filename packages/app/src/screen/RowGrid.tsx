import { useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './RowGrid.css';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

interface RowGridProps<Id extends string | number> {
  /** Names the grid. */
  label: string;
  rows: readonly { id: Id; cells: readonly GridCell[] }[];
  /** How a row is laid out. */
  rowClass: string;
  /** The row that stands open beside the grid. */
  openId?: Id | undefined;
  onOpen: (id: Id) => void;
}

/** A cell of a row. */
export interface GridCell {
  key: string;
  className?: string;
  content: ReactNode;
}

/** Rows under each other; one stop of the Tab key, arrows, Home and End go on from there, Enter opens. */
export function RowGrid<Id extends string | number>({
  label,
  rows,
  rowClass,
  openId,
  onOpen,
}: RowGridProps<Id>) {
  const [current, setCurrent] = useState<Id>();
  const stop = [current, openId].find((each) => rows.some(({ id }) => id === each)) ?? rows[0]?.id;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const pressed = rows[at];
    if (event.key === 'Enter' && pressed) {
      event.preventDefault();
      onOpen(pressed.id);
    }
    const next = rows[steps[event.key]?.(at, rows.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    setCurrent(next.id);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-row="${next.id}"]`)?.focus();
  };
  return (
    <div role="grid" aria-label={label} className={styles.grid}>
      {rows.map(({ id, cells }, at) => (
        <div
          key={id}
          role="row"
          data-row={id}
          aria-selected={openId === undefined ? undefined : id === openId}
          tabIndex={id === stop ? 0 : -1}
          className={`${styles.row} ${rowClass}`}
          onFocus={() => setCurrent(id)}
          onClick={() => onOpen(id)}
          onKeyDown={(event) => handleKeyDown(event, at)}
        >
          {cells.map(({ key, className, content }) => (
            <span key={key} role="gridcell" className={className}>
              {content}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
