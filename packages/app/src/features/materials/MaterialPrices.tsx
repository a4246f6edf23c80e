import type { MaterialPrice } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState, type FormEvent } from 'react';
import { idempotencyKeys } from '../../api/idempotencyKeys';
import { toastFailure } from '../../feedback/toasts';
import { dayInWords } from '../../format/dates';
import { faultyTiers } from '../../fields/priceTiers';
import { exactUsd } from '../../format/money';
import { PriceFields } from './PriceFields';
import { noPrice, priceFaultsOf, priceOf, type Faults } from './materialWords';
import { useMaterialCalls, usePrices } from './materials.api';
import { tiersText } from './tiersText';

interface Row {
  id: string;
  price: MaterialPrice;
}

const bases = { quote: 'quote', list: 'price list', assumed: 'our assumption' } as const;

const columns: readonly DataColumn<Row>[] = [
  { id: 'asOf', label: 'As of', cell: ({ price }) => dayInWords(price.asOf, 'UTC') },
  {
    id: 'supplier',
    label: 'From',
    cell: ({ price: { supplier, basis } }) => `${supplier ?? '–'} (${bases[basis]})`,
  },
  { id: 'tiers', label: 'Per kg', cell: ({ price }) => tiersText(price.tiers), isNumber: true },
];

/** The prices of a material, the newest first, and a new one. */
export function MaterialPrices({ id }: { id: number }) {
  const { data: prices } = usePrices(id);
  const { price: keep } = useMaterialCalls();
  const [keys] = useState(idempotencyKeys);
  const [price, setPrice] = useState(noPrice);
  const [faults, setFaults] = useState<Faults>({});
  const [moved, setMoved] = useState<string>();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const draft = priceOf(price);
    const found = draft ? priceFaultsOf(price) : { perKg: faultyTiers };
    setFaults(found);
    if (!draft || Object.keys(found).length > 0) return;
    try {
      const answer = await keys.once(draft, (key) => keep(id, draft, key));
      setPrice(noPrice);
      setMoved(movedText(answer.moved));
    } catch (error) {
      toastFailure('The price could not be kept. What you typed is still here; try again.', error);
    }
  }

  return (
    <Stack gap="small">
      {prices && prices.length > 0 && (
        <DataTable
          caption="Prices, the newest first"
          rows={prices.map((each) => ({ id: String(each.id), price: each }))}
          columns={columns}
        />
      )}
      <form onSubmit={(event) => void handleSubmit(event)} noValidate aria-label="New price">
        <Stack gap="small">
          <PriceFields price={price} faults={faults} onPriceChange={setPrice} />
          <div>
            <Button type="submit">Add price</Button>
          </div>
        </Stack>
      </form>
      <Text as="p" size="caption" role="status">
        {moved}
      </Text>
    </Stack>
  );
}

type Moved = readonly { name: string; from: string | null; to: string | null }[];

/** Which drafts a price moved, in a sentence. */
function movedText(moved: Moved): string {
  if (moved.length === 0) return 'Kept. No draft uses this material.';
  const cost = (amount: string | null) => (amount === null ? '–' : exactUsd(amount));
  return `Kept. ${moved.map(({ name, from, to }) => `${name}: ${cost(from)} → ${cost(to)} a container`).join('; ')}.`;
}
