import type { GardenCollection } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { useState, type FormEvent } from 'react';
import { Failure } from '../../../feedback/Failure';
import { useAttempt } from '../../../feedback/useAttempt';
import { useGardenCalls } from '../garden.api';

export interface RenameCollectionProps {
  collection: GardenCollection;
  onClose: () => void;
}

/** Asks for another name; what is typed stays until it is kept. */
export function RenameCollection({ collection, onClose }: RenameCollectionProps) {
  const { renameCollection } = useGardenCalls();
  const { attempt, isPending, failure } = useAttempt();
  const [name, setName] = useState(collection.name);
  const [fault, setFault] = useState<string>();
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setFault(name.trim() === '' ? 'Enter a name' : undefined);
    if (isPending || name.trim() === '') return;
    if (await attempt(() => renameCollection(collection, name))) onClose();
  }
  return (
    <Dialog
      title="Rename the collection"
      size="small"
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack gap="medium">
          <TextField
            label="Name"
            value={name}
            onChange={setName}
            maxLength={120}
            errorMessage={fault}
            autoFocus
          />
          <Failure error={failure} />
          <Inline gap="xsmall" justify="end">
            <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" isPending={isPending} pendingLabel="Renaming…">
              Rename
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
