import { claimActions, type Claim, type ClaimAction } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { ConfirmDialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { useRole } from '../../../session';
import { actionWords } from '../claimWords';
import type { Acting } from '../claims.api';

const PlantClaim = lazy(async () => ({ default: (await import('./PlantClaim')).PlantClaim }));

interface ActionsProps {
  claim: Claim;
  isPending: boolean;
  onPress: (action: ClaimAction, acting?: Acting) => Promise<void>;
  onDelete: () => void;
}

/** What the claim's status allows; decisions are for the role legal. */
export function ClaimActions({ claim, isPending, onPress, onDelete }: ActionsProps) {
  const isLegal = useRole() === 'legal';
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState<'withdraw' | 'delete' | null>(null);
  const allowed = claimActions(claim.status);
  const canDecide = allowed.includes('approve');
  const button = (action: ClaimAction, acting?: Acting, isDisabled = false) => (
    <Button
      key={action}
      variant={action === 'submit' || action === 'approve' ? 'primary' : 'secondary'}
      isPending={isPending}
      isDisabled={isDisabled}
      onPress={() => void onPress(action, acting)}
    >
      {actionWords[action]}
    </Button>
  );
  return (
    <Stack gap="small">
      {canDecide && isLegal && (
        <TextField
          label="Note"
          description="A rejection needs one."
          isMultiline
          rows={2}
          maxLength={2000}
          value={note}
          onChange={setNote}
        />
      )}
      {canDecide && !isLegal && (
        <Text as="p" size="caption" tone="quiet">
          Approvals and rejections are for the role legal.
        </Text>
      )}
      <Inline gap="xsmall">
        {allowed.includes('submit') && button('submit')}
        {canDecide && isLegal && button('approve', { note }, claim.verdict === 'blocked')}
        {canDecide && isLegal && button('reject', { note }, note.trim() === '')}
        {claim.status !== 'withdrawn' && (
          <Button onPress={() => setAsked('withdraw')}>{actionWords.withdraw}</Button>
        )}
        <Suspense fallback={null}>
          <PlantClaim claim={claim} />
        </Suspense>
        <Button variant="quiet" onPress={() => setAsked('delete')}>
          Delete claim
        </Button>
      </Inline>
      {canDecide && isLegal && claim.verdict === 'blocked' && (
        <Text as="p" size="caption" tone="quiet">
          A blocked claim is not approved. Reject it, or change its words first.
        </Text>
      )}
      <ConfirmDialog
        title={asked === 'withdraw' ? 'Withdraw this claim?' : 'Delete this claim?'}
        description={
          asked === 'withdraw'
            ? 'It stays in the list with its decisions and cannot be submitted again.'
            : 'Its evidence and its decisions go with it.'
        }
        confirmLabel={asked === 'withdraw' ? 'Withdraw claim' : 'Delete claim'}
        isOpen={asked !== null}
        isPending={isPending}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={() => {
          if (asked === 'withdraw') void onPress('withdraw');
          else onDelete();
          setAsked(null);
        }}
      />
    </Stack>
  );
}
