import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { errorWords } from '../../../api/problem';
import { failure } from './ProductsPage.css';

/** In place of products that could not be read. */
export function ProductsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={failure}>
      <Notice
        tone="critical"
        title="Your products could not be loaded"
        action={<Button onPress={onRetry}>Try again</Button>}
      >
        {errorWords(error)}
      </Notice>
    </div>
  );
}
