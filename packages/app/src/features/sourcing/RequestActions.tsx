import type { Rfq } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { DateField } from '@seedbed/ui/date-field';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { Failure } from './Failure';
import { endOfDay, may } from './rfqWords';
import { useSourcingCalls, type SourcingCalls } from './sourcing.api';
import { useAttempt } from './useAttempt';

type Asked = 'cancel' | 'revoke' | 'reopen';

interface Plan {
  button: string;
  title: string;
  says: string;
  confirm: string;
  run: (calls: SourcingCalls, rfq: Rfq, said: string) => Promise<unknown>;
}

const plans: Readonly<Record<Asked, Plan>> = {
  cancel: {
    button: 'Cancel request',
    title: 'Cancel this request?',
    says: 'Links end at once, and makers who quoted are not chosen. Their quotes are kept.',
    confirm: 'Cancel request',
    run: (calls, rfq, reason) => calls.cancel(rfq, reason),
  },
  revoke: {
    button: 'Revoke award',
    title: 'Revoke this award?',
    says: 'Every maker is again what they were, and the product has its old cost back.',
    confirm: 'Revoke award',
    run: (calls, rfq, reason) => calls.revoke(rfq, reason),
  },
  reopen: {
    button: 'Open again',
    title: 'Take quotes again?',
    says: 'Until the end of the day that you say, UTC.',
    confirm: 'Open again',
    run: (calls, rfq, day) => calls.reopen(rfq, endOfDay(day)),
  },
};

/** What can be done with a request that was sent, as far as its state allows it. */
export function RequestActions({ rfq }: { rfq: Rfq }) {
  const { close } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const [asked, setAsked] = useState<Asked | null>(null);
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
      {asked && <SayWhy key={asked} wish={asked} rfq={rfq} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

/** Asks why, or until when, before it is done. */
function SayWhy({ wish, rfq, onClose }: { wish: Asked; rfq: Rfq; onClose: () => void }) {
  const calls = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const [said, setSaid] = useState('');
  const { title, says, confirm, run } = plans[wish];
  const go = async () => {
    if (await attempt(() => run(calls, rfq, said.trim()))) onClose();
  };
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>Leave as it is</Button>
          <Button
            variant={wish === 'reopen' ? 'primary' : 'danger'}
            isDisabled={said.trim() === ''}
            isPending={isPending}
            onPress={() => void go()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        <Text as="p">{says}</Text>
        {wish === 'reopen' ? (
          <DateField label="Answers due" value={said || null} onChange={(day) => setSaid(day ?? '')} />
        ) : (
          <TextField label="Reason" isMultiline rows={2} maxLength={2000} value={said} onChange={setSaid} />
        )}
        <Failure error={failure} />
      </Stack>
    </Dialog>
  );
}
