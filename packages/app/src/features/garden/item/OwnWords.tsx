import type { GardenItem } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { TextField } from '@seedbed/ui/field';
import { Inline } from '@seedbed/ui/layout';
import { useState, type FormEvent } from 'react';
import { draftKeys } from '../../../constants';
import { toastFailure } from '../../../feedback/toasts';
import { useAttempt } from '../../../feedback/useAttempt';
import { useOwnDraft } from '../../../session';
import * as styles from '../garden.css';
import { noteBrought, tagsIn } from '../gardenWords';
import type { ItemChanges } from './useItemChanges';

/** One's own words on an item. What is typed stays until it is saved, whatever is opened or lost meanwhile. */
export function OwnWords({ item, store }: { item: GardenItem } & Pick<ItemChanges, 'store'>) {
  const { attempt, isPending } = useAttempt();
  const [kept, setKept] = useState(item);
  // What was just saved is known here before it has come round to whoever reads the item.
  const newest = kept.version > item.version ? kept : item;
  const { note, tags, isEdited, setNote, setTags, typed, forget } = useTyped(newest);
  async function save() {
    setKept(await store({ note, tags: tagsIn(tags) }));
    forget(typed);
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void attempt(save, (error) =>
      toastFailure('It could not be saved. What you typed is still here; try again.', error),
    );
  }
  return (
    <form className={styles.side} onSubmit={handleSubmit}>
      <TextField label="Note" isMultiline rows={4} value={note} onChange={setNote} maxLength={20_000} />
      <TextField label="Tags" description="Separated by commas, at most 20" value={tags} onChange={setTags} />
      {isEdited && (
        <Inline gap="xsmall">
          <Button variant="primary" type="submit" isPending={isPending} pendingLabel="Saving…">
            Save
          </Button>
        </Inline>
      )}
    </form>
  );
}

/**
 * What was typed on an item, above what is saved of it now. It knows what was saved when it was typed, so that what a
 * merge brings comes to it and is not lost by saving.
 */
function useTyped(item: GardenItem) {
  const saved = { note: item.note, tags: item.tags.join(', ') };
  const [typed, setTyped, forget] = useOwnDraft(draftKeys.gardenItem + item.id, { ...saved, before: saved });
  const note = noteBrought(typed.note, typed.before.note, saved.note);
  const tags = typed.tags === typed.before.tags ? saved.tags : typed.tags;
  return {
    note,
    tags,
    isEdited: note !== saved.note || tags !== saved.tags,
    setNote: (now: string) => setTyped({ note: now, tags, before: saved }),
    setTags: (now: string) => setTyped({ note, tags: now, before: saved }),
    typed,
    forget,
  };
}
