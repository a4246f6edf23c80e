import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { errorWords } from '../../api/problem';

/** In place of products that could not be read. */
export function ProductsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="critical"
      title="Your products could not be loaded"
      action={<Button onPress={onRetry}>Try again</Button>}
    >
      {errorWords(error)}
    </Notice>
  );
}
