import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { may } from '../rfqWords';
import { useSourcingCalls } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';

const RequestFields = lazy(async () => ({ default: (await import('./RequestFields')).RequestFields }));

/** Changes what was asked for: all at once, as a new revision. */
export function AmendRequest({ rfq }: { rfq: Rfq }) {
  const { amend } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const [changes, setChanges] = useState<RfqPatch | null>(null);
  if (!may(rfq, 'amend')) return null;
  if (changes === null) {
    return (
      <div>
        <Button onPress={() => setChanges({})}>Amend</Button>
      </div>
    );
  }
  const isSame = Object.keys(changes).length === 0;
  const send = async () => {
    if (await attempt(() => amend(rfq, changes))) setChanges(null);
  };
  return (
    <Stack gap="small">
      <Suspense fallback={null}>
        <RequestFields
          rfq={{ ...rfq, ...(changes as Partial<Rfq>) }}
          onSet={(patch) => setChanges((before) => ({ ...before, ...patch }))}
        />
      </Suspense>
      <Text as="p" size="caption" tone="quiet">
        Makers see the new revision when they open their link. Quotes so far are kept, and marked.
      </Text>
      <Failure error={failure} title="Nothing was amended" />
      <Inline gap="xsmall">
        <Button variant="primary" isDisabled={isSame} isPending={isPending} onPress={() => void send()}>
          Send revision {rfq.revision + 1}
        </Button>
        <Button onPress={() => setChanges(null)}>Leave as it is</Button>
      </Inline>
    </Stack>
  );
}
