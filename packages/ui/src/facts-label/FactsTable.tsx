import { Fragment, memo, type CSSProperties, type ReactNode } from 'react';
import { Ask } from './Ask';
import * as styles from './FactsLabel.css';
import { figureParts } from './figureParts';
import { columnsOf, type FactsHeads, type FactsRow, type FactsSheet } from './sheet';
import { sized } from './sized';
import { useChangedRows } from './useChangedRows';

/** The title, what is taken, and the rows with the heads they stand under. */
export function FactsTable({ sheet }: { sheet: FactsSheet }) {
  const changes = useChangedRows(sheet);
  return (
    <table className={styles.table} data-amounts={sheet.amounts}>
      <caption className={styles.caption}>
        <span className={styles.title}>{sheet.title}</span>
        {sheet.details.map(({ label, value, isStrong }, at) => (
          <span
            key={label ?? value}
            className={styles.detail}
            data-strong={isStrong || undefined}
            style={sized(sheet.sizes.detail)}
          >
            {label && <span>{label}</span>} <Ask place={{ part: 'detail', at }}>{value}</Ask>
          </span>
        ))}
      </caption>
      <tbody className={styles.rows}>
        {sheet.lines.map((line, at) =>
          line.kind === 'heads' ? (
            // oxlint-disable-next-line react/no-array-index-key -- heads are their place: their words may repeat
            <Heads key={`heads ${at}`} heads={line} sheet={sheet} />
          ) : (
            <Row key={line.id} row={line} sheet={sheet} changes={changes[line.id] ?? 0} />
          ),
        )}
      </tbody>
    </table>
  );
}

/** The places of the columns; their cells have no other name. */
const placesOf = (sheet: FactsSheet) => Array.from({ length: columnsOf(sheet) }, (_, at) => at);

function Heads({ heads, sheet }: { heads: FactsHeads; sheet: FactsSheet }) {
  const isInline = sheet.amounts === 'inline';
  return (
    <tr className={styles.row} data-rule={heads.rule ?? 'none'}>
      {!isInline && <td aria-hidden />}
      {placesOf(sheet).map((at) =>
        heads.cells[at] ? (
          <th
            key={at}
            scope="col"

            className={styles.head}
            style={sized(sheet.sizes.head)}
          >
            {heads.cells[at]}
          </th>
        ) : (
          <td key={at} aria-hidden />
        ),
      )}
    </tr>
  );
}

/** A figure, which may be broken before what is in brackets. */
function figureOf(text: string): ReactNode {
  const [first, ...others] = figureParts(text);
  if (others.length === 0) return text;
  return (
    <span className={styles.figure}>
      {[first, ...others].map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts are their place: their words may repeat
        <Fragment key={at}>
          {at > 0 && ' '}
          <span className={styles.figurePart}>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}

interface RowProps {
  row: FactsRow;
  sheet: FactsSheet;
  changes: number;
}

const text = (value: unknown) => JSON.stringify(value);

/** Whether a row looks the same; a label is made anew with each key, and most of its rows say what they said. */
const isSameRow = (one: RowProps, other: RowProps): boolean =>
  one.changes === other.changes &&
  one.sheet.amounts === other.sheet.amounts &&
  columnsOf(one.sheet) === columnsOf(other.sheet) &&
  text(one.row) === text(other.row) &&
  (one.sheet.sizes === other.sheet.sizes || text(one.sheet.sizes) === text(other.sheet.sizes));

const Row = memo(PlainRow, isSameRow);

function PlainRow({ row, sheet, changes }: RowProps) {
  const { id, name, cells, indent, rule = 'hairline', isStrong, size } = row;
  const { body } = sheet.sizes;
  const kind = changes % 2 === 0 ? 'even' : 'odd';
  return (
    <tr
      className={styles.row}
      data-rule={rule}
      data-sized={size ? true : undefined}
      data-changed={changes > 0 ? kind : undefined}
    >
      <th
        scope="row"

        className={styles.name}
        data-strong={isStrong || undefined}
        style={{ ...sized(size?.name ?? body), '--seedbed-facts-indent': indent ?? 0 } as CSSProperties}
      >
        {name}
      </th>
      {placesOf(sheet).map((at) => (
        <td
          key={at}

          className={styles.cell}
          data-strong={size || (isStrong && sheet.amounts === 'inline' && at > 0) ? true : undefined}
          style={sized(size?.cells ?? body)}
        >
          <Ask place={{ part: 'cell', row: id, cell: at }}>{figureOf(cells[at] ?? '')}</Ask>
        </td>
      ))}
    </tr>
  );
}
