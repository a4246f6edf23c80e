import { vars } from '@seedbed/ui/theme';
import * as styles from './EstimateReport.css';

export interface BarCellProps {
  /** Where the bar begins and how long it is, as shares of the cell's width from 0 to 1. */
  start: number;
  length: number;
  /** A mark across the bar, such as the figure that all bars are about. */
  mark?: number;
}

/** The thinnest bar and the mark, in hundredths of the width: what is there is seen. */
const hairline = 0.6;

/** The cell of a row that draws its figures, for the eyes only: the cells beside it say them. */
export function BarCell({ start, length, mark }: BarCellProps) {
  return (
    <td className={styles.barCell} aria-hidden>
      <svg className={styles.bar} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden>
        <rect x="0" y="6.5" width="100" height="1" fill={vars.color.line} />
        <rect
          x={start * 100}
          y="0"
          width={Math.max(length * 100, hairline)}
          height="14"
          fill={vars.color.accent}
        />
        {mark !== undefined && (
          <rect x={mark * 100 - hairline / 2} y="-2" width={hairline} height="18" fill={vars.color.text} />
        )}
      </svg>
    </td>
  );
}
