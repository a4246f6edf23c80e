import { maxClaimLength, type CheckClaims } from '@seedbed/server/contract';
import { announce } from '@seedbed/ui/announcer';
import { Button } from '@seedbed/ui/button';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { errorWords } from '../../../api/problem';
import { useAttempt } from '../../../feedback/useAttempt';
import { useClaimCalls } from '../claims.api';

/** Keeps copy as a claim; `kept` is the text that was kept last. */
function useSaving(copy: CheckClaims) {
  const { create } = useClaimCalls();
  const [keys] = useState(idempotencyKeys);
  const [kept, setKept] = useState<string>();
  const { attempt, isPending, failure } = useAttempt();
  const draft = { ...copy, text: copy.text.trim() };
  const save = () =>
    void attempt(async () => {
      await keys.once(draft, (key) => create(draft, key));
      setKept(draft.text);
      announce('Saved as claim.');
    });
  return {
    save,
    isPending,
    failure,
    isKept: kept === draft.text,
    isTooLong: draft.text.length > maxClaimLength,
  };
}

const notSaved = (failure: unknown) =>
  failure !== undefined && (
    <Notice tone="critical" title="The claim was not saved">
      {errorWords(failure)} What you wrote is kept.
    </Notice>
  );

/** Keeps the text as a claim, as long as claims may be. */
export function SaveClaim({ copy }: { copy: CheckClaims }) {
  const { save, isPending, failure, isTooLong } = useSaving(copy);
  return (
    <Stack gap="xsmall">
      {notSaved(failure)}
      <Inline gap="xsmall">
        <Button
          variant="primary"
          isDisabled={isTooLong}
          isPending={isPending}
          pendingLabel="Saving…"
          onPress={save}
        >
          Save as claim
        </Button>
        {isTooLong && (
          <Text size="caption" tone="quiet">
            {`A claim has at most ${maxClaimLength} characters. Save its sentences one by one.`}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}

/** Keeps one sentence of the copy as a claim of its own. */
export function SaveSentence({ copy }: { copy: CheckClaims }) {
  const { save, isPending, failure, isKept, isTooLong } = useSaving(copy);
  if (isTooLong) return null;
  return (
    <Stack gap="xsmall">
      {notSaved(failure)}
      <Inline gap="xsmall">
        <Button
          size="small"
          variant="quiet"
          aria-label={`Save this sentence: ${copy.text}`}
          disabledReason={isKept ? 'It is kept as a claim' : undefined}
          isPending={isPending}
          onPress={save}
        >
          Save this sentence
        </Button>
      </Inline>
    </Stack>
  );
}
