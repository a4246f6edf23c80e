import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Heading } from '@seedbed/ui/text';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { idempotencyKeys } from '../../api/idempotencyKeys';
import { toastFailure } from '../../feedback/toasts';
import { useAttempt } from '../../feedback/useAttempt';
import { MaterialFields } from './MaterialFields';
import { draftOf, faultsOf, noPrice, noWords, priceFaultsOf, type Faults } from './materialWords';
import { useMaterialCalls } from './materials.api';

const PriceFields = lazy(async () => ({ default: (await import('./PriceFields')).PriceFields }));

/** The form for a new material with its first price. */
export function CreateMaterial({ onClose }: { onClose: () => void }) {
  const { create } = useMaterialCalls();
  const [keys] = useState(idempotencyKeys);
  const [words, setWords] = useState(noWords);
  const [price, setPrice] = useState(noPrice);
  const [faults, setFaults] = useState<Faults>({});
  const { attempt, isPending } = useAttempt();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const found = { ...faultsOf(words), ...priceFaultsOf(price) };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const draft = draftOf(words, price);
    const tell = (error: unknown) =>
      toastFailure('The material could not be kept. What you typed is still here; try again.', error);
    if (await attempt(() => keys.once(draft, (key) => create(draft, key)), tell)) onClose();
  }

  return (
    <Dialog title="New material" isOpen isDismissable={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack gap="large">
          <MaterialFields words={words} faults={faults} onWordsChange={setWords} />
          <section aria-label="Price">
            <Heading level={3} size="body">
              Price
            </Heading>
            <Suspense fallback={<Skeleton shape="rect" height="6rem" />}>
              <PriceFields price={price} faults={faults} onPriceChange={setPrice} />
            </Suspense>
          </section>
          <Inline gap="xsmall" justify="end">
            <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" isPending={isPending} pendingLabel="Keeping…">
              Keep material
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
