import type { RecipientLink, Rfq } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { Failure } from '../../../feedback/Failure';
import { focusField } from '../../../focus/focusField';
import type { Letters } from '../makers/Makers';
import { merged } from './merged';
import { RequestFacts } from './RequestFacts';
import { RequestHead } from './RequestHead';
import { isEditable } from '../rfqWords';
import { useSourcingCalls } from '../sourcing.api';
import { useInTurn } from '../../../api/useInTurn';
import { useWaiting } from './useWaiting';
import { useAttempt } from '../../../feedback/useAttempt';

// Each of them is wanted in some states of a request alone.
const AmendRequest = lazy(async () => ({ default: (await import('./AmendRequest')).AmendRequest }));
const Makers = lazy(async () => ({ default: (await import('../makers/Makers')).Makers }));
const RequestActions = lazy(async () => ({ default: (await import('./RequestActions')).RequestActions }));
const RequestFields = lazy(async () => ({ default: (await import('./RequestFields')).RequestFields }));
const SendRequest = lazy(async () => ({ default: (await import('./SendRequest')).SendRequest }));
const Quotes = lazy(async () => ({ default: (await import('../quotes/Quotes')).Quotes }));

/** A request from its first word to its award. */
export function RequestRoom({ rfq }: { rfq: Rfq }) {
  const room = useRef<HTMLDivElement>(null);
  const [letters, setLetters] = useState<Letters>({});
  const sending = useAttempt();
  const onLetter = (rid: number, letter: RecipientLink) =>
    setLetters((before) => ({ ...before, [rid]: letter }));
  const makers = (
    <Suspense fallback={null}>
      <Makers {...{ rfq, letters, onLetter }} />
    </Suspense>
  );
  return (
    <div ref={room}>
      <Stack gap="large">
        <RequestHead rfq={rfq} onItem={(label) => focusField(room.current, label)} />
        <Failure error={sending.failure} title="Not everything was sent" />
        {rfq.staleBecause.map((text) => (
          <Notice key={text} tone="caution" title={text}>
            Makers are asked for the version that stands here, and not for what the formula is now.
          </Notice>
        ))}
        <Suspense fallback={<Text tone="quiet">Loading...</Text>}>
          {isEditable(rfq) ? (
            <Draft rfq={rfq} makers={makers}>
              <SendRequest {...{ rfq, onLetter, sending }} />
            </Draft>
          ) : (
            <Sent rfq={rfq} makers={makers} />
          )}
        </Suspense>
      </Stack>
    </div>
  );
}

interface PartProps {
  rfq: Rfq;
  makers: ReactNode;
}

function Draft({ rfq, makers, children }: PartProps & { children: ReactNode }) {
  const { update } = useSourcingCalls(rfq.productId);
  const storeMerged = useCallback<ReturnType<typeof merged>>(
    (row, patch) => merged(rfq, update)(row, patch),
    [rfq, update],
  );
  const store = useInTurn(rfq, storeMerged);
  const { shown, isWaiting, failure, say } = useWaiting(rfq, store);
  return (
    <>
      <RequestFields rfq={shown} onSet={say} />
      <Failure error={failure} title="What you said last was not stored" />
      {isWaiting && failure !== undefined && (
        <Text as="p" size="caption" tone="critical">
          Not saved ·{' '}
          <Button variant="quiet" size="small" onPress={() => void say({})}>
            Try again
          </Button>{' '}
          Your words are kept in this window.
        </Text>
      )}
      {makers}
      {children}
    </>
  );
}

function Sent({ rfq, makers }: PartProps) {
  return (
    <>
      {makers}
      <Suspense fallback={<Text tone="quiet">Loading...</Text>}>
        <Quotes rfq={rfq} />
      </Suspense>
      <RequestFacts rfq={rfq} />
      <AmendRequest rfq={rfq} />
      <RequestActions rfq={rfq} />
    </>
  );
}
