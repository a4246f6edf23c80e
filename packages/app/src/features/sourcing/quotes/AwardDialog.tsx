import type { ComparisonColumn, Rfq } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Checkbox } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { dollars, whole } from '../rfqWords';
import { useSourcingCalls } from '../sourcing.api';
import { useAttempt } from '../../../feedback/useAttempt';

interface AwardDialogProps {
  rfq: Rfq;
  column: ComparisonColumn;
  quantity: number;
  onClose: () => void;
}

/** Asks once more before a quote is taken; a formula that has moved since is taken knowingly or not at all. */
export function AwardDialog({ rfq, column, quantity, onClose }: AwardDialogProps) {
  const { award } = useSourcingCalls(rfq.productId);
  const { attempt, isPending, failure } = useAttempt();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isStale = rfq.staleBecause.length > 0;
  const { recipientId, quoteId, supplierName, total, landed } = column;
  const take = async () => {
    const wish = { recipientId, quoteId, quantity, confirmStale: isConfirmed };
    if (await attempt(() => award(rfq, wish))) onClose();
  };
  return (
    <Dialog
      title={`Award ${supplierName}?`}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={isStale && !isConfirmed}
            onPress={() => void take()}
          >
            Award quote
          </Button>
        </>
      }
    >
      <Stack gap="small">
        <Text as="p">
          {`${whole(quantity)} units for ${dollars(total ?? '0')}, ${dollars(landed ?? '0')} a unit landed. It becomes the product’s quoted cost, and the other makers are not chosen. You can revoke it.`}
        </Text>
        {isStale && (
          <Checkbox isSelected={isConfirmed} onChange={setIsConfirmed}>
            {`${rfq.staleBecause.join('. ')}. Award the version that was asked for all the same`}
          </Checkbox>
        )}
        <Failure error={failure} title="The quote was not awarded" />
      </Stack>
    </Dialog>
  );
}
