import type { GardenItem } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { toastFailure, toasts } from '../../../feedback/toasts';
import { useAttempt } from '../../../feedback/useAttempt';
import { useGardenCalls } from '../garden.api';

/** Asks whether what an item cites still answers; before that nothing is sent there. */
export function CheckSource({ item }: { item: GardenItem }) {
  const { checkSource } = useGardenCalls();
  const { attempt, isPending } = useAttempt();
  const { url, doi, pmid } = item.source;
  if (item.kind === 'file' || (url ?? doi ?? pmid) === undefined) return null;
  async function ask() {
    const { watch } = await checkSource(item);
    toasts.add({
      title: watch === 'unreachable' ? 'The source does not answer' : 'The source was asked and answers',
    });
  }
  const tell = (error: unknown) =>
    toastFailure('The source could not be asked. Nothing was changed; try again.', error);
  return (
    <Button
      variant="quiet"
      size="small"
      isPending={isPending}
      pendingLabel="Asking…"
      onPress={() => void attempt(ask, tell)}
    >
      Check the source
    </Button>
  );
}
