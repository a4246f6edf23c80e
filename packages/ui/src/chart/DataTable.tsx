import type { ReactNode } from 'react';
import { ScrollRegion } from '../layout';
import * as styles from './Table.css';

/** A column of a table of data. */
export interface DataColumn<Row> {
  id: string;
  label: string;
  /** What stands in the row; the first column names it. */
  cell: (row: Row) => ReactNode;
  /**
   * What its cells are in figures or words alone; null for none. With it a plot's heading sorts its table, and a file
   * holds it.
   */
  value?: (row: Row) => number | string | null;
  /** What stands in the foot of the table, under the rows. */
  foot?: ReactNode;
  /** Numbers stand under each other at the end. @default false */
  isNumber?: boolean;
}

export interface DataTableProps<Row> {
  /** Says what the table holds; names its region while it scrolls. */
  caption: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Where the caption is seen above already: it is heard only. @default false */
  isCaptionHidden?: boolean;
  /** Called with the id of a row whose name was pressed; with it the names are buttons. */
  onAction?: (id: string) => void;
}

/** Rows of figures under a caption, the first cell of each naming it. Scrolls sideways where it is too wide. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  return (
    <HeadedTable {...props} renderHeading={(column) => <PlainHeading key={column.id} column={column} />} />
  );
}

/** The class of a column's cells. */
export const classOf = ({ isNumber }: Pick<DataColumn<never>, 'isNumber'>) =>
  isNumber ? styles.number : undefined;

/** A heading that does nothing. */
export const PlainHeading = ({ column }: { column: Pick<DataColumn<never>, 'label' | 'isNumber'> }) => (
  <th scope="col" className={classOf(column)}>
    {column.label}
  </th>
);

interface HeadedTableProps<Row> extends DataTableProps<Row> {
  renderHeading: (column: DataColumn<Row>) => ReactNode;
}

/** A table whose headings are made for it. */
export function HeadedTable<Row extends { id: string }>(props: HeadedTableProps<Row>) {
  const { caption, rows, columns, isCaptionHidden = false, renderHeading, onAction } = props;
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  return (
    <TableFrame caption={caption}>
      <table className={styles.table}>
        <caption data-hidden={isCaptionHidden || undefined}>{caption}</caption>
        <thead>
          <tr>{columns.map(renderHeading)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-id={row.id}>
              {columns.map((column, index) => (
                <Cell key={column.id} isName={index === 0} className={classOf(column)}>
                  {index === 0 && onAction ? (
                    <button type="button" className={styles.opener} onClick={() => onAction(row.id)}>
                      {column.cell(row)}
                    </button>
                  ) : (
                    column.cell(row)
                  )}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <Cell key={column.id} isName={index === 0} className={classOf(column)}>
                  {column.foot}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </TableFrame>
  );
}

/** Scrolls sideways where its table is too wide, and is what the table measures its room by. */
export function TableFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ScrollRegion label={caption}>{children}</ScrollRegion>
    </div>
  );
}

interface CellProps {
  isName: boolean;
  className?: string;
  children: ReactNode;
}

function Cell({ isName, className, children }: CellProps) {
  if (!isName) return <td className={className}>{children}</td>;
  return (
    <th scope="row" className={className}>
      {children}
    </th>
  );
}
