import type { Supplier, SupplierPrice } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ConfirmDialog, Dialog } from '@seedbed/ui/dialog';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../../../api/problem';
import { Failure } from '../../../feedback/Failure';
import { useAttempt } from '../../../feedback/useAttempt';
import { useIngredients, usePriceCalls, useSupplierPrices } from './prices.api';
import { PricesTable } from './PricesTable';
import { priceUse } from './priceWords';
import { useSuppliers } from '../sourcing.api';

const PriceForm = lazy(async () => ({ default: (await import('./PriceForm')).PriceForm }));

interface PricesDialogProps {
  /** Whose page it is shown on. */
  productId: number;
  supplier: Supplier;
  onClose: () => void;
}

/** What a supplier asks for ingredients, by day, and which of it costs the formulas. */
export function PricesDialog({ productId, supplier, onClose }: PricesDialogProps) {
  const { data: prices, error, mutate } = useSupplierPrices();
  return (
    <Dialog
      title={`Prices of ${supplier.name}`}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {prices ? (
        <Prices productId={productId} supplier={supplier} all={prices} />
      ) : error ? (
        <Notice
          tone="critical"
          title="The prices could not be loaded"
          action={<Button onPress={() => void mutate()}>Try again</Button>}
        >
          {errorWords(error)}
        </Notice>
      ) : (
        <div role="status" aria-label="Loading the prices">
          <Skeleton lines={4} />
        </div>
      )}
    </Dialog>
  );
}

interface PricesProps {
  productId: number;
  supplier: Supplier;
  /** Those of other suppliers too: they tell which is used. */
  all: readonly SupplierPrice[];
}

function Prices({ productId, supplier, all }: PricesProps) {
  const ingredients = useIngredients();
  const { data: suppliers } = useSuppliers();
  const { keep, change, remove } = usePriceCalls(productId);
  const { attempt, isPending, failure } = useAttempt();
  const [edited, setEdited] = useState<SupplierPrice | 'new' | null>(null);
  const [gone, setGone] = useState<SupplierPrice | null>(null);
  const nameOf = (id: number | null) => suppliers?.find((each) => each.id === id)?.name ?? 'Another supplier';
  const labelOf = (key: string) => ingredients?.find((each) => each.key === key)?.label ?? key;
  const rows = all
    .filter(({ supplierId }) => supplierId === supplier.id)
    .map((price) => ({
      id: String(price.id),
      price,
      name: labelOf(price.ingredientKey),
      use: priceUse(price, all, nameOf),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || b.price.asOf.localeCompare(a.price.asOf));
  return (
    <Stack gap="medium">
      {rows.length > 0 ? (
        <PricesTable
          caption="By ingredient, the newest first"
          {...{ rows, onChange: setEdited, onDelete: setGone }}
        />
      ) : (
        <Text as="p" tone="quiet">
          No price is kept yet. The newest one in US dollars costs every line of a formula that names its
          ingredient and has no price of its own.
        </Text>
      )}
      <Failure error={failure} title="The price was not deleted" />
      {edited === null || !ingredients ? (
        <div>
          <Button isDisabled={!ingredients} onPress={() => setEdited('new')}>
            Add price
          </Button>
        </div>
      ) : (
        <Suspense fallback={<Skeleton shape="rect" height="12rem" />}>
          <PriceForm
            key={edited === 'new' ? 'new' : `${edited.id} ${edited.version}`}
            supplierId={supplier.id}
            ingredients={ingredients}
            {...(edited !== 'new' && { price: edited })}
            onSave={(draft) => (edited === 'new' ? keep(draft) : change(edited, draft))}
            onDone={() => setEdited(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        title="Delete this price?"
        description="Formulas are costed with the next newest price of the ingredient, or with what the base knows. Saved versions keep their cost."
        confirmLabel="Delete price"
        isOpen={gone !== null}
        isPending={isPending}
        onOpenChange={(isOpen) => !isOpen && setGone(null)}
        onConfirm={() => {
          if (gone) void attempt(() => remove(gone)).then(() => setGone(null));
        }}
      />
    </Stack>
  );
}
