import { maxFileBytes } from '@seedbed/server/contract';
import { Dialog } from '@seedbed/ui/dialog';
import { FileDrop } from '@seedbed/ui/file-drop';
import { errorWords } from '../../../api/problem';
import { useAttempt } from '../../../feedback/useAttempt';
import { useGardenCalls } from '../garden.api';

/** Keeps a file and plants it. */
export function FileDialog({ onClose }: { onClose: (id?: number) => void }) {
  const { plantFile } = useGardenCalls();
  const { attempt, isPending, failure } = useAttempt();
  return (
    <Dialog title="Plant a file" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <FileDrop
        label="File to plant"
        description="PDF, PNG, JPEG, CSV, XLSX, DOCX, text or a message, at most 20 MB"
        maxBytes={maxFileBytes}
        describeRefusal={() => 'This file was not taken: it is larger than 20 MB, or empty. Choose another.'}
        onFiles={([file]) => file && void attempt(async () => onClose((await plantFile(file)).id))}
        errorMessage={failure === undefined ? undefined : errorWords(failure)}
        isPending={isPending}
        pendingLabel="Planting…"
      />
    </Dialog>
  );
}
