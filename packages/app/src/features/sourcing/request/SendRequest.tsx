import type { RecipientLink, Rfq } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ConfirmDialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { useWebConfig } from '../../../useWebConfig';
import { useSourcingCalls } from '../sourcing.api';
import { useAttempt, type Attempt } from '../../../feedback/useAttempt';

interface SendRequestProps {
  rfq: Rfq;
  onLetter: (rid: number, letter: RecipientLink) => void;
  /** Kept by whoever stays on the page when the draft is none any more. */
  sending: Attempt;
}

/** Why a request cannot be sent as it stands; undefined where it can. */
function notYet({ status, recipients }: Rfq): string | undefined {
  if (status !== 'ready') return 'Say what is open above first.';
  return recipients.length === 0 ? 'Add a maker first.' : undefined;
}

/** Sends a request: it is fixed from then on, and whoever is asked by link or e-mail gets a link, by e-mail where the server sends some. */
export function SendRequest({ rfq, onLetter, sending }: SendRequestProps) {
  const { send, link, get, actOnMaker } = useSourcingCalls(rfq.productId);
  const isMailed = useWebConfig()?.mail === true;
  const reason = notYet(rfq);
  const sendAll = () =>
    sending.attempt(async () => {
      let { row } = await send(rfq);
      for (const { id, channel, status, hasLink } of row.recipients) {
        if (channel === 'eml' && !hasLink && isMailed) {
          row = (await actOnMaker(row, id, 'mail')).row;
        } else if (channel !== 'other' && !hasLink) {
          onLetter(id, await link(row, id));
          row = await get(row.id);
        } else if (status === 'added') row = (await actOnMaker(row, id, 'invite')).row;
      }
    });
  return (
    <Stack gap="small">
      <Inline gap="xsmall">
        <Button
          variant="primary"
          isPending={sending.isPending}
          {...(reason !== undefined && { disabledReason: reason })}
          onPress={() => void sendAll()}
        >
          Send request
        </Button>
        <DeleteDraft rfq={rfq} />
      </Inline>
      <Text as="p" size="caption" tone="quiet">
        {reason ?? 'What is asked for is fixed once it is sent; later changes make a new revision.'}
      </Text>
    </Stack>
  );
}

function DeleteDraft({ rfq }: { rfq: Rfq }) {
  const { remove } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsked(true)}>
        Delete draft
      </Button>
      <Failure error={failure} title="The draft was not deleted" />
      <ConfirmDialog
        title="Delete this draft?"
        description="What is said in it goes. Suppliers stay."
        confirmLabel="Delete draft"
        isOpen={isAsked}
        isPending={isPending}
        onOpenChange={setIsAsked}
        onConfirm={() => void attempt(() => remove(rfq)).then(() => setIsAsked(false))}
      />
    </>
  );
}
