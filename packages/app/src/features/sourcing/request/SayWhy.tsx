import type { Rfq } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { plans, type Wish } from './plans';
import { useSourcingCalls } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';

/** Asks why, or until when, before it is done. */
export function SayWhy({ wish, rfq, onClose }: { wish: Wish; rfq: Rfq; onClose: () => void }) {
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
        <TextField
          label={wish === 'reopen' ? 'Answers due' : 'Reason'}
          description={wish === 'reopen' ? 'Year, month, day: 2027-01-31' : undefined}
          isMultiline={wish !== 'reopen'}
          rows={2}
          maxLength={2000}
          value={said}
          onChange={setSaid}
        />
        <Failure error={failure} />
      </Stack>
    </Dialog>
  );
}
