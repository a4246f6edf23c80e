import { isClaimOpen, type Claim, type ClaimAction, type ClaimPatch } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { useRef, useState } from 'react';
import { errorWords, hasStatus } from '../../api/problem';
import { AttachEvidence } from './AttachEvidence';
import { ClaimActions } from './ClaimActions';
import { ClaimText, Decisions, Marketing } from './ClaimFields';
import { StatusBadge } from './ClaimGrid';
import { ClaimTaking, type Waiting } from './ClaimTaking';
import { statusWords } from './claimWords';
import { useClaimCalls, type Acting } from './claims.api';
import { SentenceFindings } from './SentenceFindings';

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
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setIsPending] = useState(false);
  const standing = useRef<HTMLDivElement>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsPending(false);
    }
  };
  const press = (action: ClaimAction, acting?: Acting) =>
    attempt(async () => {
      const { difference } = await act(claim, action, acting);
      setWaiting(difference && !acting?.take ? { action, difference } : undefined);
      // The button that was pressed may be gone by now.
      standing.current?.focus();
    });
  const edit = (patch: ClaimPatch) => attempt(() => update(claim, patch));
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <div ref={standing} tabIndex={-1} role="group" aria-label={`Status: ${statusWords[claim.status]}`}>
          <Inline gap="xsmall">
            <StatusBadge status={claim.status} />
            <Text tone="quiet">{`${claim.market}, ${claim.channel}`}</Text>
          </Inline>
        </div>
        <Stale
          claim={claim}
          isPending={isPending}
          onCheck={waiting || claim.status === 'withdrawn' ? undefined : () => void press('recheck')}
        />
        {waiting && (
          <ClaimTaking
            waiting={waiting}
            isApproved={claim.status === 'approved'}
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
          <ClaimText key={claim.text} claim={claim} isPending={isPending} onSave={edit} />
          <AttachEvidence
            key={JSON.stringify(claim.basis)}
            claim={claim}
            isPending={isPending}
            onSave={edit}
          />
        </>
      )}
      <Marketing claim={claim} onSave={edit} />
      <Decisions approvals={claim.approvals} />
      {failure !== undefined && <Failure error={failure} />}
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

interface StaleProps {
  claim: Claim;
  isPending: boolean;
  /** None: it is being looked at, or of no use any more. */
  onCheck?: () => void;
}

/** What a claim rests on that has moved since. */
function Stale({ claim, isPending, onCheck }: StaleProps) {
  return claim.staleBecause.map(({ text }) => (
    <Notice
      key={text}
      tone="caution"
      title={text}
      action={
        onCheck && (
          <Button isPending={isPending} onPress={onCheck}>
            Check again
          </Button>
        )
      }
    >
      What stands below was found before that.
    </Notice>
  ));
}

function Failure({ error }: { error: unknown }) {
  return hasStatus(error, 412) ? (
    <Notice tone="critical" title="This claim was changed elsewhere">
      Nothing was done. What stands here is what it is now; look at it, then try again.
    </Notice>
  ) : (
    <Notice tone="critical" title="Nothing was changed">
      {errorWords(error)}
    </Notice>
  );
}
