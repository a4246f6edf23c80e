import type { SupplierPrice } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { Inline } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';
import { dayInWords } from '../../../format/dates';
import * as styles from '../sourcing.css';
import { pricesInWords, type PriceUse } from './priceWords';

/** A price as its row tells it. */
export interface PriceRow {
  id: string;
  price: SupplierPrice;
  /** Of the ingredient. */
  name: string;
  use: PriceUse;
}

interface PricesTableProps {
  caption: string;
  rows: readonly PriceRow[];
  onChange: (price: SupplierPrice) => void;
  onDelete: (price: SupplierPrice) => void;
}

const ages = { fresh: null, ageing: 'over 30 days old', old: 'over 60 days old' } as const;

const columnsWith = ({ onChange, onDelete }: PricesTableProps): readonly DataColumn<PriceRow>[] => [
  {
    id: 'name',
    label: 'Ingredient',
    cell: ({ name, price: { form } }) => <Noted words={name} note={form ?? 'any form'} />,
  },
  {
    id: 'perKg',
    label: 'A kg',
    cell: ({ price }) => (
      <Noted
        words={<Tiers price={price} />}
        note={[price.moqKg !== null && `MOQ ${price.moqKg} kg`, price.incoterm].filter(Boolean).join(', ')}
      />
    ),
  },
  {
    id: 'leadTime',
    label: 'Lead time',
    cell: ({ price: { leadTimeDays } }) => (leadTimeDays === null ? '–' : `${leadTimeDays} days`),
    isNumber: true,
  },
  {
    id: 'asOf',
    label: 'Given on',
    cell: ({ price: { asOf, freshness } }) => (
      <Noted words={dayInWords(asOf, 'UTC')} note={ages[freshness] ?? ''} />
    ),
  },
  {
    id: 'use',
    label: 'In formulas',
    cell: ({ use: { isUsed, why } }) => (
      <div className={styles.sentence}>
        <Badge tone={isUsed ? 'positive' : 'neutral'}>{isUsed ? 'Used' : 'Not used'}</Badge>
        <Text as="p" size="caption" tone="quiet">
          {why}
        </Text>
      </div>
    ),
  },
  {
    id: 'actions',
    label: 'What to do',
    cell: ({ name, price }) => (
      <Inline gap="xxsmall">
        <Button size="small" aria-label={`Change price of ${name}`} onPress={() => onChange(price)}>
          Change
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Delete price of ${name}`}
          onPress={() => onDelete(price)}
        >
          Delete
        </Button>
      </Inline>
    ),
  },
];

/** Each tier on a line of its own. */
const Tiers = ({ price }: { price: SupplierPrice }) =>
  pricesInWords(price).map((tier) => <div key={tier}>{tier}</div>);

const Noted = ({ words, note }: { words: ReactNode; note: string }) => (
  <>
    <div className={styles.together}>{words}</div>
    {note && (
      <div className={styles.together}>
        <Text size="caption" tone="quiet">
          {note}
        </Text>
      </div>
    )}
  </>
);

/** Dated prices, and which of them formulas are costed with. */
export const PricesTable = (props: PricesTableProps) => (
  <DataTable caption={props.caption} rows={props.rows} columns={columnsWith(props)} />
);
