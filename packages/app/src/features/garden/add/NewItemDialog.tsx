import type { GardenItemDraft } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { useState, type FormEvent } from 'react';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { toastFailure } from '../../../feedback/toasts';
import { useAttempt } from '../../../feedback/useAttempt';
import { useGardenCalls } from '../garden.api';
import { tagsIn } from '../gardenWords';

/** The form for a note or a link of one's own. */
export function NewItemDialog({ onClose }: { onClose: (id?: number) => void }) {
  const { plant } = useGardenCalls();
  const [keys] = useState(idempotencyKeys);
  const [words, setWords] = useState({ title: '', url: '', note: '', tags: '' });
  const [fault, setFault] = useState<{ title?: string; url?: string }>({});
  const { attempt, isPending } = useAttempt();
  const field = (name: keyof typeof words) => ({
    value: words[name],
    onChange: (value: string) => setWords({ ...words, [name]: value }),
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const url = words.url.trim();
    const found = {
      ...(words.title.trim() === '' && { title: 'Enter a title' }),
      ...(url !== '' &&
        !/^https?:\/\/\S+$/.test(url) && { url: 'Enter an address that begins with https://' }),
    };
    setFault(found);
    if (isPending || Object.keys(found).length > 0) return;
    const draft: GardenItemDraft = {
      kind: url === '' ? 'note' : 'link',
      title: words.title,
      note: words.note,
      tags: tagsIn(words.tags),
      ...(url !== '' && { source: { url } }),
    };
    await attempt(
      async () => onClose((await keys.once(draft, (key) => plant(draft, key))).id),
      (error) => toastFailure('It could not be planted. What you typed is still here; try again.', error),
    );
  }

  return (
    <Dialog
      title="New note or link"
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack gap="medium">
          <TextField label="Title" {...field('title')} maxLength={300} errorMessage={fault.title} autoFocus />
          <TextField
            label="Web address"
            description="Leave empty for a note"
            type="url"
            {...field('url')}
            errorMessage={fault.url}
          />
          <TextField label="Note" isMultiline rows={4} {...field('note')} maxLength={20_000} />
          <TextField label="Tags" description="Separated by commas" {...field('tags')} />
          <Inline gap="xsmall" justify="end">
            <Button variant="quiet" onPress={() => onClose()} isDisabled={isPending}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" isPending={isPending} pendingLabel="Planting…">
              Plant
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
