import type { ActedClaim, ClaimAction } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { FieldDifference } from '@seedbed/ui/difference';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { changedFields } from './claimWords';

/** What was asked for and not done, since a source has moved. */
export interface Waiting {
  action: ClaimAction;
  difference: NonNullable<ActedClaim['difference']>;
}

interface TakingProps {
  waiting: Waiting;
  isApproved: boolean;
  isPending: boolean;
  onTake: () => void;
  onLeave: () => void;
}

/** What would change, before it is taken. */
export function ClaimTaking({
  waiting: { difference },
  isApproved,
  isPending,
  onTake,
  onLeave,
}: TakingProps) {
  const fields = changedFields(difference);
  return (
    <Stack gap="small">
      {fields.length > 0 ? (
        <FieldDifference label="What would change in the claim" fields={fields} />
      ) : (
        <Text as="p">It comes out the same by what its sources are now.</Text>
      )}
      {isApproved && (
        <Text as="p" size="caption" tone="quiet">
          If the verdict gets worse, the claim is reopened. Its approval stays in the list.
        </Text>
      )}
      <Inline gap="xsmall">
        <Button variant="primary" isPending={isPending} onPress={onTake}>
          Take it over
        </Button>
        <Button onPress={onLeave}>Leave as it is</Button>
      </Inline>
    </Stack>
  );
}
