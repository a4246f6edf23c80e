import type { Claim, ClaimPatch } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { dayInWords } from '../../../format/dates';
import * as styles from '../claims.css';

// A day's parts are more than all else here; most claims are opened for their words.
const FirstMarketed = lazy(async () => ({ default: (await import('./FirstMarketed')).FirstMarketed }));

interface EditingProps {
  claim: Claim;
  isPending: boolean;
  onSave: (patch: ClaimPatch) => Promise<void>;
}

/** The words of a claim, to be changed. */
export function ClaimText({ claim, isPending, onSave }: EditingProps) {
  const [text, setText] = useState(claim.text);
  const isSame = text.trim() === claim.text || text.trim() === '';
  return (
    <Stack gap="xsmall">
      <TextField label="Words" isMultiline rows={2} maxLength={400} value={text} onChange={setText} />
      <Inline>
        <Button isDisabled={isSame} isPending={isPending} onPress={() => void onSave({ text: text.trim() })}>
          Save words
        </Button>
      </Inline>
    </Stack>
  );
}

/** When it is first marketed, and by when FDA has to be told. */
export function Marketing({ claim, onSave }: Omit<EditingProps, 'isPending'>) {
  if (claim.status === 'withdrawn') return null;
  return (
    <Stack gap="xsmall">
      <div className={styles.choices}>
        <Suspense fallback={<Skeleton height="60px" />}>
          <FirstMarketed
            value={claim.firstMarketedOn}
            onChange={(firstMarketedOn) => void onSave({ firstMarketedOn })}
          />
        </Suspense>
      </div>
      {claim.noticeDueOn && (
        <Text as="p" size="caption">
          {`Notice to FDA due by ${dayInWords(claim.noticeDueOn, 'UTC')}.`}
        </Text>
      )}
    </Stack>
  );
}
