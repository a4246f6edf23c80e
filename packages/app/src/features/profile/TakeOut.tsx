import type { Export } from '@seedbed/server/contract';
import { Button, LinkButton } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { toastFailure } from '../../feedback/toasts';
import { useAttempt } from '../../feedback/useAttempt';
import { momentInWords } from '../../format/dates';
import { useMakeExport } from './profile.api';
import * as styles from './ProfilePage.css';

/** Makes a file of all that is one's own, and links to it. */
export function TakeOut() {
  const make = useMakeExport();
  const [made, setMade] = useState<Export | null>(null);
  const { attempt, isPending } = useAttempt();

  const handleMake = () =>
    attempt(
      async () => setMade(await make()),
      (error) => toastFailure('The file could not be made. Please try again.', error),
    );

  return (
    <Stack gap="medium">
      <Text as="p" tone="quiet">
        Conversations, products, formulas, claims, documents, your garden, suppliers, quotes and files, as one
        zip.
      </Text>
      <div className={styles.inLine}>
        <LinkButton href="/what-is-kept" variant="quiet" size="small">
          What is kept of you
        </LinkButton>
      </div>
      <div>
        <div aria-live="polite">
          {made && (
            <p>
              <a className={styles.download} href={made.url} download="seedbed-export.zip">
                Download seedbed-export.zip
              </a>{' '}
              <Text tone="quiet">Works until {momentInWords(made.expiresAt)}</Text>
            </p>
          )}
        </div>
        {!made && (
          <Button isPending={isPending} pendingLabel="Making…" onPress={() => void handleMake()}>
            Make a file of my data
          </Button>
        )}
      </div>
    </Stack>
  );
}
