import type { OwnSession } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { errorWords } from '../../api/problem';
import { toasts, toastFailure } from '../../feedback/toasts';
import { momentInWords } from '../../format/dates';
import { useEndSessions, useSessions } from './profile.api';
import * as styles from './ProfilePage.css';

/** Where one is signed in. Any of them but this browser's can be ended; logging out ends this one. */
export function SessionList() {
  const { data: sessions, error, mutate } = useSessions();
  const { endOne, endOthers } = useEndSessions();
  const [ending, setEnding] = useState<number | 'others' | null>(null);

  async function end(which: number | 'others') {
    setEnding(which);
    try {
      await (which === 'others' ? endOthers() : endOne(which));
      toasts.add({ title: which === 'others' ? 'All other sessions ended' : 'Session ended' });
    } catch (failure) {
      toastFailure('It could not be ended. Please try again.', failure);
    } finally {
      setEnding(null);
    }
  }

  if (sessions) {
    return (
      <Stack gap="medium">
        <ul>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isPending={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <div>
            <Button isPending={ending === 'others'} onPress={() => void end('others')}>
              End all other sessions
            </Button>
          </div>
        )}
      </Stack>
    );
  }
  if (!error) {
    return (
      <div aria-busy role="status" aria-label="Loading sessions">
        <Skeleton shape="rect" height={96} />
      </div>
    );
  }
  return (
    <Notice
      tone="critical"
      title="Your sessions could not be loaded"
      action={<Button onPress={() => void mutate()}>Try again</Button>}
    >
      {errorWords(error)}
    </Notice>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isPending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const device = session.device || 'A program without a name';
  return (
    <li className={styles.workspace}>
      <div className={styles.workspaceName}>
        <Text weight="medium">{device}</Text>
        <Text as="p" tone="quiet">
          Last used {momentInWords(session.lastSeenAt)}
        </Text>
      </div>
      {session.isCurrent ? (
        <Badge>This browser</Badge>
      ) : (
        <Button size="small" aria-label={`End ${device}`} isPending={isPending} onPress={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}
