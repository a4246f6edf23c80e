import type { Supplier } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { ConfirmDialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../../../api/problem';
import { Failure } from '../../../feedback/Failure';
import { certificationInWords, standingOf } from './certificationWords';
import { supplierKinds } from './supplierWords';
import * as styles from '../sourcing.css';
import { useSourcingCalls, useSuppliers } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';

const SupplierDialog = lazy(async () => ({ default: (await import('./SupplierDialog')).SupplierDialog }));

const PricesDialog = lazy(async () => ({ default: (await import('../prices/PricesDialog')).PricesDialog }));

/** One's own suppliers with their prices, to be added and changed. */
export function SuppliersList({ productId }: { productId: number }) {
  const { data: suppliers, error, mutate } = useSuppliers();
  const [edited, setEdited] = useState<Supplier | 'new' | null>(null);
  const [priced, setPriced] = useState<Supplier | null>(null);
  const [gone, setGone] = useState<Supplier | null>(null);
  const { removeSupplier } = useSourcingCalls(productId);
  const { attempt, isPending, failure } = useAttempt();
  if (!suppliers) {
    if (!error) return <Text tone="quiet">Loading...</Text>;
    return (
      <Notice
        tone="critical"
        title="The suppliers could not be loaded"
        action={<Button onPress={() => void mutate()}>Try again</Button>}
      >
        {errorWords(error)}
      </Notice>
    );
  }
  return (
    <Stack gap="small">
      <div>
        <Button onPress={() => setEdited('new')}>New supplier</Button>
      </div>
      {suppliers.length === 0 && (
        <Text as="p" tone="quiet">
          Makers, sellers of ingredients and packaging, laboratories: whoever is asked for a quote stands
          here.
        </Text>
      )}
      <ul className={styles.suppliers} aria-label="Suppliers">
        {suppliers.map((supplier) => (
          <li key={supplier.id} className={styles.supplier}>
            <SupplierWordsOf supplier={supplier} />
            <Inline gap="xsmall">
              <Button
                size="small"
                aria-label={`Prices of ${supplier.name}`}
                onPress={() => setPriced(supplier)}
              >
                Prices
              </Button>
              <Button size="small" aria-label={`Change ${supplier.name}`} onPress={() => setEdited(supplier)}>
                Change
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Delete ${supplier.name}`}
                onPress={() => setGone(supplier)}
              >
                Delete
              </Button>
            </Inline>
          </li>
        ))}
      </ul>
      <Failure error={failure} />
      <Suspense fallback={null}>
        {edited && (
          <SupplierDialog
            productId={productId}
            {...(edited !== 'new' && { supplier: edited })}
            onClose={() => setEdited(null)}
          />
        )}
        {priced && <PricesDialog productId={productId} supplier={priced} onClose={() => setPriced(null)} />}
      </Suspense>
      <ConfirmDialog
        title="Delete this supplier?"
        description="Their prices go with them. Requests and quotes keep the name."
        confirmLabel="Delete supplier"
        isOpen={gone !== null}
        isPending={isPending}
        onOpenChange={(isOpen) => !isOpen && setGone(null)}
        onConfirm={() => {
          if (gone) void attempt(() => removeSupplier(gone)).then(() => setGone(null));
        }}
      />
    </Stack>
  );
}

function SupplierWordsOf({ supplier }: { supplier: Supplier }) {
  const { name, kinds, country, contacts, certifications } = supplier;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const said = [
    supplierKinds
      .filter(({ id }) => kinds.includes(id))
      .map(({ label }) => label)
      .join(', '),
    country,
    contacts[0]?.email,
    certifications.map((each) => certificationInWords(each, today)).join(', '),
  ];
  const late = certifications.filter((each) => ['ends', 'ended'].includes(standingOf(each, today)));
  return (
    <Stack gap="xxsmall">
      <Inline gap="xsmall">
        <Text weight="medium">{name}</Text>
        {kinds.includes('maker') && <Badge>Maker</Badge>}
        {late.map((each) => (
          <Badge
            key={certificationInWords(each, today)}
            tone={standingOf(each, today) === 'ended' ? 'critical' : 'caution'}
          >
            {standingOf(each, today) === 'ended' ? `${each.name} expired` : `${each.name} ends soon`}
          </Badge>
        ))}
      </Inline>
      <Text size="caption" tone="quiet">
        {said.filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}
