import { Notice } from '@seedbed/ui/notice';
import { errorWords, hasStatus, refusalsOf } from '../api/problem';

/** Why something was not done, and what to do. Nothing while nothing went wrong. */
export function Failure({ error, title = 'Nothing was changed' }: { error: unknown; title?: string }) {
  if (error === undefined) return null;
  if (hasStatus(error, 412)) {
    return (
      <Notice tone="critical" title="This was changed elsewhere">
        Nothing was done. What stands here is what it is now; look at it, then try again.
      </Notice>
    );
  }
  const refused = Object.values(refusalsOf(error)).filter(Boolean);
  return (
    <Notice tone="critical" title={title}>
      {[errorWords(error), ...refused].join(' ')}
    </Notice>
  );
}
