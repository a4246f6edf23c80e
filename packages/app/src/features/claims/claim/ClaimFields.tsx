import type { Claim, ClaimPatch } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { Failure } from '../../../feedback/Failure';
import { useAttempt } from '../../../feedback/useAttempt';
import { dayInWords } from '../../../format/dates';
import * as styles from '../claims.css';

// A day's parts are more than all else here; most claims are opened for their words.
const FirstMarketed = lazy(async () => ({ default: (await import('./FirstMarketed')).FirstMarketed }));

interface EditingProps {
  claim: Claim;
  /** @throws as `call` does */
  onSave: (patch: ClaimPatch) => Promise<unknown>;
}

/** The words of a claim, to be changed. What was typed stays until it is stored, whatever another window makes of the claim. */
export function ClaimText({ claim, onSave }: EditingProps) {
  const [typed, setTyped] = useState<string>();
  const { attempt, isPending, failure } = useAttempt();
  const text = typed ?? claim.text;
  const isSame = text.trim() === claim.text || text.trim() === '';
  const save = () =>
    void attempt(async () => {
      await onSave({ text: text.trim() });
      setTyped(undefined);
    });
  return (
    <Stack gap="xsmall">
      <TextField label="Words" isMultiline rows={2} maxLength={400} value={text} onChange={setTyped} />
      <Failure error={failure} />
      <Inline>
        <Button isDisabled={isSame} isPending={isPending} onPress={save}>
          Save words
        </Button>
      </Inline>
    </Stack>
  );
}

/** When it is first marketed, and by when FDA has to be told. */
export function Marketing({ claim, onSave }: EditingProps) {
  const { attempt, failure } = useAttempt();
  if (claim.status === 'withdrawn') return null;
  return (
    <Stack gap="xsmall">
      <div className={styles.choices}>
        <Suspense fallback={<Skeleton height="60px" />}>
          <FirstMarketed
            value={claim.firstMarketedOn}
            onChange={(firstMarketedOn) => void attempt(() => onSave({ firstMarketedOn }))}
          />
        </Suspense>
      </div>
      <Failure error={failure} />
      {claim.noticeDueOn && (
        <Text as="p" size="caption">
          {`Notice to FDA due by ${dayInWords(claim.noticeDueOn, 'UTC')}.`}
        </Text>
      )}
    </Stack>
  );
}
