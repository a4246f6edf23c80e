import type { Rfq } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Inline, Stack } from '@seedbed/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { plans, type Wish } from './plans';
import { may } from '../rfqWords';
import { useSourcingCalls } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';

const SayWhy = lazy(async () => ({ default: (await import('./SayWhy')).SayWhy }));

/** What can be done with a request that was sent, as far as its state allows it. */
export function RequestActions({ rfq }: { rfq: Rfq }) {
  const { close } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const [asked, setAsked] = useState<Wish | null>(null);
  const wishes = (['reopen', 'revoke', 'cancel'] as const).filter((wish) => may(rfq, wish));
  return (
    <Stack gap="small">
      <Inline gap="xsmall">
        {may(rfq, 'close') && (
          <Button isPending={isPending} onPress={() => void attempt(() => close(rfq))}>
            Take no more quotes
          </Button>
        )}
        {wishes.map((wish) => (
          <Button
            key={wish}
            variant={wish === 'reopen' ? 'secondary' : 'quiet'}
            onPress={() => setAsked(wish)}
          >
            {plans[wish].button}
          </Button>
        ))}
      </Inline>
      <Failure error={failure} />
      <Suspense fallback={null}>
        {asked && <SayWhy key={asked} wish={asked} rfq={rfq} onClose={() => setAsked(null)} />}
      </Suspense>
    </Stack>
  );
}
