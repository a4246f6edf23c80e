import { Button } from '@seedbed/ui/button';
import { ConfirmDialog, Dialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { errorWords, hasStatus } from '../../api/problem';
import { useAttempt } from '../../feedback/useAttempt';
import { Folded } from '../../screen/Folded';
import { changedDetails, detailsOf } from './materialDetails';
import { MaterialFields } from './MaterialFields';
import { faultsOf, fieldsOf, wordsOf, type Faults, type MaterialWords } from './materialWords';
import { useMaterial, useMaterialCalls, type VersionedMaterial } from './materials.api';

// Tables and fields of every kind weigh more than the form that one begins with.
const DetailFields = lazy(async () => ({ default: (await import('./DetailFields')).DetailFields }));
const MaterialPrices = lazy(async () => ({ default: (await import('./MaterialPrices')).MaterialPrices }));
const MaterialUses = lazy(async () => ({ default: (await import('./MaterialUses')).MaterialUses }));

/** All of a material: its fields, its prices, the formulas it is in. */
export function MaterialDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { data, error, mutate } = useMaterial(id);
  return (
    <Dialog title={name} size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {data ? (
        <Stack gap="large">
          <MaterialForm key={data.version} {...data} onRead={() => void mutate()} onClose={onClose} />
          <Suspense fallback={<Skeleton lines={4} />}>
            <MaterialPrices id={id} />
            <MaterialUses id={id} />
          </Suspense>
        </Stack>
      ) : error ? (
        <Notice
          tone="critical"
          title="The material could not be loaded"
          action={<Button onPress={() => void mutate()}>Try again</Button>}
        >
          {errorWords(error)}
        </Notice>
      ) : (
        <Text as="p" tone="quiet" role="status">
          Loading...
        </Text>
      )}
    </Dialog>
  );
}

interface MaterialFormProps extends VersionedMaterial {
  onRead: () => void;
  onClose: () => void;
}

function MaterialForm({ material, version, onRead, onClose }: MaterialFormProps) {
  const { update, remove } = useMaterialCalls();
  const [words, setWords] = useState<MaterialWords>(() => wordsOf(material));
  const [details, setDetails] = useState(() => detailsOf(material));
  const [faults, setFaults] = useState<Faults>({});
  const { attempt, isPending, failure } = useAttempt();
  const [isDeleting, setIsDeleting] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsOf(words);
    setFaults(found);
    if (isPending || Object.keys(found).length > 0) return;
    void attempt(() => update(material.id, version, { ...fieldsOf(words), ...details }));
  };
  const discard = async () => {
    const isGone = await attempt(() => remove(material.id, version));
    setIsDeleting(false);
    if (isGone) onClose();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="large">
        <MaterialFields words={words} faults={faults} onWordsChange={setWords} />
        <Folded summary="Plant, allergens and nutrition of 100 g">
          <Suspense fallback={<Skeleton shape="rect" height="20rem" />}>
            <DetailFields
              details={details}
              onSet={(change) => setDetails((before) => changedDetails(before, change))}
            />
          </Suspense>
        </Folded>
        {failure !== undefined && <Failure error={failure} onRead={onRead} />}
        <Inline gap="xsmall">
          <Button variant="primary" type="submit" isPending={isPending} pendingLabel="Saving…">
            Save changes
          </Button>
          <Button variant="quiet" onPress={() => setIsDeleting(true)} isDisabled={isPending}>
            Delete material
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        title={`Delete ${material.name}?`}
        description="Its prices go with it. Versions of formulas keep what they hold of it."
        confirmLabel="Delete material"
        isOpen={isDeleting}
        isPending={isPending}
        onOpenChange={setIsDeleting}
        onConfirm={() => void discard()}
      />
    </form>
  );
}

/** Why nothing was written; what was typed stays. */
function Failure({ error, onRead }: { error: unknown; onRead: () => void }) {
  if (!hasStatus(error, 412)) {
    return (
      <Notice tone="critical" title="Nothing was changed">
        {errorWords(error)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="critical"
      title="This material was changed elsewhere"
      action={<Button onPress={onRead}>Show what it is now</Button>}
    >
      Nothing of yours was written. Showing it replaces what you typed here.
    </Notice>
  );
}
