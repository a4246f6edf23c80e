import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { errorWords } from '../../../api/problem';

/** Where a formula should be that could not be read. */
export function FormulaFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="critical"
      title="The formula could not be loaded"
      action={<Button onPress={onRetry}>Try again</Button>}
    >
      {errorWords(error)}
    </Notice>
  );
}
