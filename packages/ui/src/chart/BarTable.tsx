import type { ReactNode } from 'react';
import { barScale, barShape, type Bar, type BarShape } from './bars';
import { TableFrame, type DataColumn } from './DataTable';
import * as styles from './Table.css';

export interface BarTableProps<Row extends Bar> {
  /** Says what the table holds; names its region while it scrolls. */
  caption: string;
  /** The rows, each a bar from one value to another: ranges, sums that build up, or amounts from 0. */
  rows: readonly Row[];
  /** The columns; the bars stand after the first. */
  columns: readonly DataColumn<Row>[];
  /** A value that every bar is read against, marked across all of them, with its words above. */
  mark?: { value: number; label: string };
  /** The bar of the foot: what the others add up to. */
  total?: { from: number; to: number };
}

/** The thinnest bar and the mark, in hundredths of the width: what is there is seen. */
const hairline = 0.6;

/** A table that draws its figures beside them: bars, ranges around a mark, or a waterfall. */
export function BarTable<Row extends Bar>({ caption, rows, columns, mark, total }: BarTableProps<Row>) {
  const ends = total ? [...rows, { id: '', ...total }] : rows;
  const scale = barScale(ends, mark?.value);
  const place = mark && scale ? scale(mark.value) : undefined;
  const [first, ...others] = columns;
  if (!first) return null;
  const classOf = ({ isNumber }: DataColumn<Row>) => (isNumber ? styles.number : undefined);
  return (
    <TableFrame caption={caption}>
      <table className={`${styles.table} ${styles.barTable}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first.label}</th>
            <BarHead place={place}>{mark?.label}</BarHead>
            {others.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{first.cell(row)}</th>
              <BarCell shape={barShape(row, scale)} place={place} />
              {others.map((column) => (
                <td key={column.id} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{first.foot}</th>
              <BarCell shape={barShape({ id: '', ...total }, scale)} isTotal />
              {others.map((column) => (
                <td key={column.id} className={classOf(column)}>
                  {column.foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </TableFrame>
  );
}

/** The cell above the bars says what their mark stands for. */
function BarHead({ place, children }: { place?: number; children?: ReactNode }) {
  return (
    <td className={styles.barCell} aria-hidden>
      {place !== undefined && (
        <span className={styles.markName} style={{ insetInlineStart: `${place * 100}%` }}>
          {children}
        </span>
      )}
    </td>
  );
}

interface BarCellProps {
  shape: BarShape | null;
  place?: number;
  isTotal?: boolean;
}

/** A row’s bar, for the eyes only: the cells beside it say it. */
function BarCell({ shape, place, isTotal = false }: BarCellProps) {
  return (
    <td className={styles.barCell} aria-hidden>
      <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
        {shape && (
          <rect
            x={shape.start * 100}
            y="0"
            width={Math.max(shape.length * 100, hairline)}
            height="12"
            className={isTotal ? styles.totalFill : styles.barFill}
          />
        )}
        {place !== undefined && (
          <>
            <rect
              x={place * 100 - hairline * 1.5}
              y="-3"
              width={hairline * 3}
              height="18"
              className={styles.markHalo}
            />
            <rect
              x={place * 100 - hairline / 2}
              y="-3"
              width={hairline}
              height="18"
              className={styles.markLine}
            />
          </>
        )}
      </svg>
    </td>
  );
}
