import type { Rfq, RfqRecipient, Supplier } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { SelectField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import * as styles from '../sourcing.css';
import { useSourcingCalls, useSuppliers } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';

const SupplierDialog = lazy(async () => ({
  default: (await import('../suppliers/SupplierDialog')).SupplierDialog,
}));

const channels = [
  { id: 'link', label: 'Link to copy' },
  { id: 'eml', label: 'E-mail' },
  { id: 'other', label: 'Sent otherwise' },
] as const;

const isAsked = (recipients: readonly RfqRecipient[], { id }: Supplier) =>
  recipients.some(({ supplierId }) => supplierId === id);

/** One more maker is asked; who is not among one's suppliers yet is added there first. */
export function AddMaker({ rfq }: { rfq: Rfq }) {
  const { data: suppliers } = useSuppliers();
  const { addMaker } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const [chosen, setChosen] = useState<string | null>(null);
  const [channel, setChannel] = useState<RfqRecipient['channel']>('link');
  const [isNew, setIsNew] = useState(false);
  const makers = (suppliers ?? []).filter(
    (supplier) => supplier.kinds.includes('maker') && !isAsked(rfq.recipients, supplier),
  );
  const supplierId = makers.some(({ id }) => String(id) === chosen) ? chosen : null;
  const add = () => attempt(() => addMaker(rfq, { supplierId: Number(supplierId), channel }));
  return (
    <Stack gap="small">
      <div className={styles.fields}>
        <SelectField
          label="Maker"
          placeholder={makers.length > 0 ? 'Choose a maker' : 'All of yours are asked'}
          isDisabled={makers.length === 0}
          options={makers.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={supplierId}
          onChange={setChosen}
        />
        <SelectField label="How it reaches them" options={channels} value={channel} onChange={setChannel} />
        <Button isDisabled={supplierId === null} isPending={isPending} onPress={() => void add()}>
          Add maker
        </Button>
        <Button variant="quiet" onPress={() => setIsNew(true)}>
          New supplier
        </Button>
      </div>
      <Text as="p" size="caption" tone="quiet">
        Each maker sees this request alone: no other maker, and no target price.
      </Text>
      <Failure error={failure} title="The maker was not added" />
      <Suspense fallback={null}>
        {isNew && (
          <SupplierDialog
            productId={rfq.productId}
            onClose={(made) => {
              setIsNew(false);
              if (made) setChosen(String(made.id));
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}
