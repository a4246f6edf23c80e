import type { GardenItem } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { useState } from 'react';
import { toastFailure, toasts } from '../../../feedback/toasts';
import { useGardenCalls } from '../garden.api';

/** Asks whether what an item cites still answers; before that nothing is sent there. */
export function CheckSource({ item }: { item: GardenItem }) {
  const { checkSource } = useGardenCalls();
  const [isPending, setIsPending] = useState(false);
  const { url, doi, pmid } = item.source;
  if (item.kind === 'file' || (url ?? doi ?? pmid) === undefined) return null;
  async function run() {
    setIsPending(true);
    try {
      const { watch } = await checkSource(item);
      toasts.add({
        title: watch === 'unreachable' ? 'The source does not answer' : 'The source was asked and answers',
      });
    } catch (error) {
      toastFailure('The source could not be asked. Nothing was changed; try again.', error);
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Button
      variant="quiet"
      size="small"
      isPending={isPending}
      pendingLabel="Asking…"
      onPress={() => void run()}
    >
      Check the source
    </Button>
  );
}
