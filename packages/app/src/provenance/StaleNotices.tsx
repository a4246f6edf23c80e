import type { MovedSource } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';

interface StaleProps {
  staleBecause: readonly MovedSource[];
  isPending: boolean;
  /** None: it is being looked at, or of no use any more. */
  onCheck?: () => void;
  /** What the reader has to know of what stands below. */
  children: string;
}

/** What something rests on that has moved since. */
export function StaleNotices({ staleBecause, isPending, onCheck, children }: StaleProps) {
  return staleBecause.map(({ text }) => (
    <Notice
      key={text}
      tone="caution"
      title={text}
      action={
        onCheck && (
          <Button isPending={isPending} onPress={onCheck}>
            Check again
          </Button>
        )
      }
    >
      {children}
    </Notice>
  ));
}
