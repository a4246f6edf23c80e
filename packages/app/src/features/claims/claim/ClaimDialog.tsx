import {
  isClaimOpen,
  type ActedClaim,
  type Claim,
  type ClaimAction,
  type ClaimPatch,
} from '@seedbed/server/contract';
import { Dialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useRef, useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { useAttempt } from '../../../feedback/useAttempt';
import { Decisions } from '../../../provenance/Decisions';
import { LateTaking } from '../../../provenance/LateTaking';
import { StaleNotices } from '../../../provenance/StaleNotices';
import { AttachEvidence } from './AttachEvidence';
import { ClaimActions } from './ClaimActions';
import { ClaimText, Marketing } from './ClaimFields';
import { changedFields, statusWords } from '../claimWords';
import { useClaimCalls, type Acting } from '../claims.api';
import { SentenceFindings } from '../check/SentenceFindings';
import { StatusBadge } from '../StatusBadge';

/** What was asked for and not done, since a source has moved. */
interface Waiting {
  action: ClaimAction;
  difference: NonNullable<ActedClaim['difference']>;
}

const reopening = 'If the verdict gets worse, the claim is reopened. Its approval stays in the list.';

/** All of a claim: its words, what was found in them, its evidence, who decided, and what may be done. */
export function ClaimDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  return (
    <Dialog title="Claim" size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <OpenClaim key={claim.id} claim={claim} onClose={onClose} />
    </Dialog>
  );
}

function OpenClaim({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { act, update, remove } = useClaimCalls();
  const [waiting, setWaiting] = useState<Waiting>();
  const { isPending, failure, attempt } = useAttempt();
  const standing = useRef<HTMLDivElement>(null);
  const press = async (action: ClaimAction, acting?: Acting) =>
    void (await attempt(async () => {
      const { difference } = await act(claim, action, acting);
      setWaiting(difference && !acting?.take ? { action, difference } : undefined);
      // The button that was pressed may be gone by now.
      standing.current?.focus();
    }));
  const edit = (patch: ClaimPatch) => update(claim, patch);
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <div ref={standing} tabIndex={-1} role="group" aria-label={`Status: ${statusWords[claim.status]}`}>
          <Inline gap="xsmall">
            <StatusBadge status={claim.status} />
            <Text tone="quiet">{`${claim.market}, ${claim.channel}`}</Text>
          </Inline>
        </div>
        <StaleNotices
          staleBecause={claim.staleBecause}
          isPending={isPending}
          onCheck={waiting || claim.status === 'withdrawn' ? undefined : () => void press('recheck')}
        >
          What stands below was found before that.
        </StaleNotices>
        {waiting && (
          <LateTaking
            label="What would change in the claim"
            fields={changedFields(waiting.difference)}
            note={claim.status === 'approved' ? reopening : undefined}
            isPending={isPending}
            onTake={() => void press(waiting.action, { take: true })}
            onLeave={() => setWaiting(undefined)}
          />
        )}
      </Stack>
      <Stack gap="medium">
        {claim.sentences.map((sentence) => (
          <SentenceFindings key={sentence.start} sentence={sentence} />
        ))}
      </Stack>
      {isClaimOpen(claim.status) && (
        <>
          <ClaimText claim={claim} onSave={edit} />
          <AttachEvidence claim={claim} onSave={edit} />
        </>
      )}
      <Marketing claim={claim} onSave={edit} />
      <Decisions approvals={claim.approvals} />
      <Failure error={failure} />
      <ClaimActions
        claim={claim}
        isPending={isPending}
        onPress={press}
        onDelete={() =>
          void attempt(async () => {
            await remove(claim);
            onClose();
          })
        }
      />
    </Stack>
  );
}
