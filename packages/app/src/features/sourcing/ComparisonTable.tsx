import type { Comparison, ComparisonColumn, Quote, Rfq } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { ScrollRegion, Stack } from '@seedbed/ui/layout';
import { useState, type ReactNode } from 'react';
import { dayInWords } from '../../format/dates';
import { capitalised } from '../../text/capitalised';
import { dollars, lineNames, may, recipientTones, recipientWords, whole } from './rfqWords';
import * as styles from './sourcing.css';

interface ComparisonTableProps {
  comparison: Comparison;
  rfq: Rfq;
  quotes: readonly Quote[];
  onAward: (column: ComparisonColumn) => void;
  /** Opens a quote by its number. */
  onEdit: (quoteId: number) => void;
}

/** Quotes in columns; the arithmetic of each line is one press away. */
export function ComparisonTable({ comparison, rfq, quotes, onAward, onEdit }: ComparisonTableProps) {
  const { columns, quantity } = comparison;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string) => {
    const next = new Set(open);
    if (!next.delete(name)) next.add(name);
    setOpen(next);
  };
  const row = (label: string, cell: (column: ComparisonColumn) => ReactNode, className?: string) => (
    <tr className={className}>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.quoteId} className={className && column.rank === 1 ? styles.best : undefined}>
          {cell(column) || '–'}
        </td>
      ))}
    </tr>
  );
  const caption = `Quotes at ${whole(quantity ?? 0)} units, US dollars`;
  return (
    <ScrollRegion label={caption}>
      <table className={styles.comparison} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">US dollars</th>
            {columns.map((column) => (
              <th key={column.quoteId} scope="col">
                <ColumnHead column={column} quote={quotes.find(({ id }) => id === column.quoteId)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Landed, a unit', ({ landed }) => landed && dollars(landed), styles.sum)}
          {row('Total', ({ total }) => total && dollars(total), styles.sum)}
          {row('Repeat order, a unit', ({ repeat }) => repeat && dollars(repeat))}
          {row('Unit price', unitPrice)}
          {lineNames(columns).map((name) => (
            <LineRow
              key={name}
              {...{ name, columns }}
              isOpen={open.has(name)}
              onToggle={() => toggle(name)}
            />
          ))}
          {row('Terms', ({ incoterm }) => incoterm)}
          {row('MOQ', ({ moq }) => moq && whole(moq))}
          {row('Lead time', ({ leadTimeDays }) => leadTimeDays !== null && `${leadTimeDays} days`)}
          {row('Valid until', ({ validUntil }) => validUntil && dayInWords(validUntil, 'UTC'))}
          {row('Look at twice', ({ flags }) => flags.length > 0 && flags.join(', '))}
        </tbody>
        <tfoot>
          {row('What to do', (column) => (
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
          ))}
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

const unitPrice = ({ price, quoteCurrency, fxRate }: ComparisonColumn) =>
  price && (
    <>
      {`${price} ${quoteCurrency}`}
      {quoteCurrency !== 'USD' && (
        <span className={styles.cellNote}>{fxRate ? `at ${fxRate}` : 'type its rate'}</span>
      )}
    </>
  );

function ColumnHead({ column, quote }: { column: ComparisonColumn; quote: Quote | undefined }) {
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
const LineRow = ({ name, columns, isOpen, onToggle }: LineRowProps) => (
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
          {line ? (line.amount === null ? 'unknown' : dollars(line.amount)) : '–'}
          {line?.isEstimate && ' est.'}
          {isOpen && line && <span className={styles.cellNote}>{line.how}</span>}
        </td>
      );
    })}
  </tr>
);
