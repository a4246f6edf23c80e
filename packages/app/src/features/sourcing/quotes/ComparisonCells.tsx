import type { ComparisonColumn, Quote, Rfq } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { capitalised } from '../../../text/capitalised';
import { dollars, may, recipientTones, recipientWords } from '../rfqWords';
import * as styles from '../sourcing.css';

/** The price of a unit as it was quoted. */
export const unitPrice = ({ price, quoteCurrency, fxRate }: ComparisonColumn) =>
  price && (
    <>
      {`${price} ${quoteCurrency}`}
      {quoteCurrency !== 'USD' && (
        <span className={styles.cellNote}>{fxRate ? `at ${fxRate}` : 'type its rate'}</span>
      )}
    </>
  );

/** Whose quote a column is, and where it stands. */
export function ColumnHead({ column, quote }: { column: ComparisonColumn; quote: Quote | undefined }) {
  const { supplierName, status, rank, belowMoq } = column;
  return (
    <>
      {supplierName}
      <span className={styles.cellNote}>
        {[
          quote && `quote ${quote.revision}${quote.isTyped ? ', typed in' : ''}`,
          belowMoq ? 'below MOQ' : rank !== null && `rank ${rank}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <Badge tone={recipientTones[status]}>{recipientWords[status]}</Badge>
    </>
  );
}

interface LineRowProps {
  name: string;
  columns: readonly ComparisonColumn[];
  isOpen: boolean;
  onToggle: () => void;
}

/** A line of the sum; pressed, it says how each amount came about. */
export const LineRow = ({ name, columns, isOpen, onToggle }: LineRowProps) => (
  <tr>
    <th scope="row">
      <button type="button" className={styles.item} aria-expanded={isOpen} onClick={onToggle}>
        {capitalised(name)}
      </button>
    </th>
    {columns.map(({ quoteId, lines }) => {
      const line = lines.find((each) => each.name === name);
      return (
        <td key={quoteId}>
          {line ? amountOf(line) : '–'}
          {isOpen && line && <span className={styles.cellNote}>{line.how}</span>}
        </td>
      );
    })}
  </tr>
);

/** What is in the price already costs nothing by itself: it is no $0.00 that somebody quoted. */
function amountOf({ amount, isEstimate, how }: ComparisonColumn['lines'][number]): string {
  if (how === 'included') return 'incl.';
  return `${amount === null ? 'unknown' : dollars(amount)}${isEstimate ? ' est.' : ''}`;
}

interface WhatToDoProps {
  column: ComparisonColumn;
  rfq: Rfq;
  onAward: (column: ComparisonColumn) => void;
  /** Opens a quote by its number. */
  onEdit: (quoteId: number) => void;
}

/** What may be done with a quote: our part of it said, and the quote taken. */
export const WhatToDo = ({ column, rfq, onAward, onEdit }: WhatToDoProps) => (
  <Stack gap="xsmall">
    <Button
      size="small"
      aria-label={`Duty, freight, rate of ${column.supplierName}`}
      onPress={() => onEdit(column.quoteId)}
    >
      Duty, freight, rate
    </Button>
    {may(rfq, 'award') && column.rank !== null && (
      <Button
        size="small"
        variant={column.rank === 1 ? 'primary' : 'secondary'}
        aria-label={`Award ${column.supplierName}`}
        onPress={() => onAward(column)}
      >
        Award
      </Button>
    )}
  </Stack>
);
