import type { Comparison, ComparisonColumn, Quote, Rfq } from '@seedbed/server/contract';
import { ScrollRegion } from '@seedbed/ui/layout';
import { useState, type ReactNode } from 'react';
import { FileLink } from '../../../files/FileLink';
import { dayInWords } from '../../../format/dates';
import { capitalised } from '../../../text/capitalised';
import { ColumnHead, LineRow, unitPrice, WhatToDo } from './ComparisonCells';
import { deliveryTerms, dollars, isOver, lineNames, whole } from '../rfqWords';
import * as styles from '../sourcing.css';

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
  const quoteOf = ({ quoteId }: ComparisonColumn) => quotes.find(({ id }) => id === quoteId);
  /** What a quote says beside its figures; nothing where none says it. */
  const said = (label: string, words: (quote: Quote) => ReactNode) => {
    const cell = (column: ComparisonColumn) => {
      const quote = quoteOf(column);
      return quote && words(quote);
    };
    return columns.some(cell) && row(label, cell);
  };
  const caption = `Quotes at ${whole(quantity ?? 0)} units, US dollars`;
  return (
    <ScrollRegion label={caption}>
      <table className={styles.comparison} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">US dollars</th>
            {columns.map((column) => (
              <th key={column.quoteId} scope="col">
                <ColumnHead column={column} quote={quoteOf(column)} />
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
          {row('Terms', deliveryTerms)}
          {row('MOQ', ({ moq }) => moq && whole(moq))}
          {row('Lead time', ({ leadTimeDays }) => leadTimeDays !== null && `${leadTimeDays} days`)}
          {row('Valid until', ({ validUntil }) => validUntil && dayInWords(validUntil, 'UTC'))}
          {said('Materials bought by', ({ materialsBy }) => materialsBy && capitalised(materialsBy))}
          {said('Deposit', ({ depositPercent }) => depositPercent !== null && `${depositPercent} %`)}
          {said(
            'More or less delivered',
            ({ tolerancePercent }) => tolerancePercent !== null && `${tolerancePercent} %`,
          )}
          {said('Not part of the quote', ({ exclusions }) => exclusions)}
          {said('The maker’s number', ({ number }) => number)}
          {said('File', ({ fileId }) => fileId !== null && <FileLink fileId={fileId} />)}
          {row('Look at twice', ({ flags }) => flags.length > 0 && flags.join(', '))}
        </tbody>
        {!isOver(rfq) && (
          <tfoot>
            {row('What to do', (column) => (
              <WhatToDo {...{ column, rfq, onAward, onEdit }} />
            ))}
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}
