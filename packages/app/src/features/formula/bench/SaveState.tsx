import { useAnnouncement } from '@seedbed/ui/announcer';
import { Button } from '@seedbed/ui/button';
import { Text } from '@seedbed/ui/text';
import { useEffect } from 'react';
import { useBench, useBenchState } from './benchContext';

/** Whether all that was typed is stored, and the way to try again where it is not. */
export function SaveState() {
  const { kept } = useBench();
  const { state, reason } = useBenchState(({ save }) => save);
  useAnnouncement(state === 'failed' ? 'Not saved. Your changes are kept in this window.' : null);
  useLeaveWarning(state !== 'saved');
  useEffect(() => {
    const handleOnline = () => void kept.flush();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [kept]);
  if (state === 'failed')
    return (
      <Text as="div" size="caption" tone="critical">
        Not saved ·{' '}
        <Button variant="quiet" size="small" aria-describedby="save-reason" onPress={() => void kept.flush()}>
          Try again
        </Button>
        <span id="save-reason" hidden>
          {reason} Your changes are kept in this window and are sent in their order.
        </span>
      </Text>
    );
  return (
    <Text as="div" size="caption" tone="quiet">
      {state === 'saving' ? 'Saving…' : 'Saved'}
    </Text>
  );
}

/** The browser asks before the window is closed with changes that only it has. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
