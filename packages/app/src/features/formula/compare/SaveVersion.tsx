import { maxVersionNote } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { useState } from 'react';
import { errorWords } from '../../../api/problem';
import { toasts } from '../../../feedback/toasts';
import { useAttempt } from '../../../feedback/useAttempt';
import type { VersionDialogProps } from './versionedFormula';
import { useVersionCalls } from './versions.api';

/** Keeps the draft as it is, with a note. */
export function SaveVersion({ formula, flush, refresh, onClose }: VersionDialogProps) {
  const { save } = useVersionCalls(formula.id);
  const [note, setNote] = useState('');
  const { attempt, isPending, failure } = useAttempt();
  const submit = () =>
    attempt(async () => {
      // Of what could not be stored a version would tell an older draft.
      if (!(await flush())) throw new Error('Your last changes are not stored yet. Try again in a moment.');
      const before = formula.version;
      const { n } = await save(note.trim());
      toasts.add({ title: n === before ? `Nothing changed since version ${n}` : `Saved version ${n}` });
      onClose();
      await refresh();
    });
  return (
    <Dialog
      title="Save version"
      size="small"
      isOpen
      isDismissable={note === ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" isPending={isPending} onPress={() => void submit()}>
          Save version
        </Button>
      }
    >
      <Stack gap="medium">
        {failure !== undefined && (
          <Notice tone="critical" title="The version was not saved">
            {errorWords(failure)} Your note is kept.
          </Notice>
        )}
        <TextField
          label="Note"
          description="What this version is for; others read it in the list."
          value={note}
          onChange={setNote}
          maxLength={maxVersionNote}
          isMultiline
          autoFocus
        />
      </Stack>
    </Dialog>
  );
}
