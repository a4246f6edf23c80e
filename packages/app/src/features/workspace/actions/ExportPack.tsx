import { packFileName, urlOf, type ListedProduct } from '@seedbed/server/contract';
import { IconButton } from '@seedbed/ui/button';
import { Package } from '@seedbed/ui/icons';
import { callPage } from '../../../api/client';
import { ApiError } from '../../../api/problem';
import { toastFailure, toasts } from '../../../feedback/toasts';
import { useAttempt } from '../../../feedback/useAttempt';
import { saveFile } from '../../../screen/saveFile';

interface ExportPackProps {
  product: ListedProduct | undefined;
  /** Whether it is known which products there are. */
  isLoaded: boolean;
}

/** Takes the product's documents along in a zip; where there are none, says what is missing. */
export function ExportPack({ product, isLoaded }: ExportPackProps) {
  const { attempt, isPending } = useAttempt();
  const take = async ({ id, concept }: ListedProduct) => {
    const response = await callPage('documents.pack', urlOf('documents.pack', { id }));
    saveFile(packFileName(concept), await response.blob());
  };
  const without = !product && {
    disabledReason: isLoaded ? 'Make a product first: a pack is of one.' : 'The product is not there yet.',
  };
  return (
    <IconButton
      {...without}
      label="Export pack"
      variant="secondary"
      isPending={isPending}
      onPress={() => product && void attempt(() => take(product), tell)}
    >
      <Package />
    </IconButton>
  );
}

/** Nothing to take along is no mishap: the server says what is missing. */
function tell(error: unknown): void {
  const missing = error instanceof ApiError && error.status === 409 ? error.problem?.detail : undefined;
  if (missing) toasts.add({ title: 'Nothing to export yet', description: missing });
  else toastFailure('The pack could not be made. Nothing was kept; try again.', error);
}
