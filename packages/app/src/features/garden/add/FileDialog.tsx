import { maxFileBytes } from '@seedbed/server/contract';
import { Dialog } from '@seedbed/ui/dialog';
import { FileDrop } from '@seedbed/ui/file-drop';
import { useState } from 'react';
import { errorWords } from '../../../api/problem';
import { useGardenCalls } from '../garden.api';

/** Keeps a file and plants it. */
export function FileDialog({ onClose }: { onClose: (id?: number) => void }) {
  const { plantFile } = useGardenCalls();
  const [fault, setFault] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  async function handleFile(file: File | undefined) {
    if (!file) return;
    setIsPending(true);
    setFault(undefined);
    try {
      onClose((await plantFile(file)).id);
    } catch (error) {
      setFault(errorWords(error));
      setIsPending(false);
    }
  }
  return (
    <Dialog title="Plant a file" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <FileDrop
        label="File to plant"
        description="PDF, PNG, JPEG, CSV, XLSX, DOCX, text or a message, at most 20 MB"
        maxBytes={maxFileBytes}
        describeRefusal={() => 'This file was not taken: it is larger than 20 MB, or empty. Choose another.'}
        onFiles={([file]) => void handleFile(file)}
        errorMessage={fault}
        isPending={isPending}
        pendingLabel="Planting…"
      />
    </Dialog>
  );
}
