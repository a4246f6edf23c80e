import { vars } from '@seedbed/ui/theme';
import type { ReactNode } from 'react';
import * as styles from './EstimateReport.css';

export interface BarCellProps {
  /** Where the bar begins and how long it is, as shares of the cell's width from 0 to 1. */
  start: number;
  length: number;
  /** A mark across the bar, such as the figure that all bars are about. */
  mark?: number;
  /** It is what the other bars add up to. */
  isTotal?: boolean;
}

/** The thinnest bar and the mark, in hundredths of the width: what is there is seen. */
const hairline = 0.6;

/** The cell of a row that draws its figures, for the eyes only: the cells beside it say them. */
export function BarCell({ start, length, mark, isTotal = false }: BarCellProps) {
  return (
    <td className={styles.barCell} aria-hidden>
      <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
        <rect
          x={start * 100}
          y="0"
          width={Math.max(length * 100, hairline)}
          height="12"
          fill={isTotal ? vars.color.lineStrong : vars.color.accent}
        />
        {mark !== undefined && (
          <>
            <rect
              x={mark * 100 - hairline * 1.5}
              y="-3"
              width={hairline * 3}
              height="18"
              fill={vars.color.surface}
            />
            <rect x={mark * 100 - hairline / 2} y="-3" width={hairline} height="18" fill={vars.color.text} />
          </>
        )}
      </svg>
    </td>
  );
}

export interface AxisCellProps {
  /** Where the words stand, as a share of the cell's width from 0 to 1. */
  place: number;
  children: ReactNode;
}

/** The cell above a column of bars that says what their mark stands for. */
export function AxisCell({ place, children }: AxisCellProps) {
  return (
    <td className={styles.barCell} aria-hidden>
      <span className={styles.axis} style={{ insetInlineStart: `${place * 100}%` }}>
        {children}
      </span>
    </td>
  );
}
