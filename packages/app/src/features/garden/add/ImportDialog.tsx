import { maxImportBytes, type GardenImport } from '@seedbed/server/contract';
import { Dialog } from '@seedbed/ui/dialog';
import { FileDrop } from '@seedbed/ui/file-drop';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { errorWords } from '../../../api/problem';
import { useAttempt } from '../../../feedback/useAttempt';
import { useGardenCalls } from '../garden.api';

/** Takes a file in, and says what became of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { take } = useGardenCalls();
  const [report, setReport] = useState<GardenImport>();
  const { attempt, isPending, failure } = useAttempt();
  async function handleFile(file: File | undefined) {
    if (!file) return;
    setReport(undefined);
    await attempt(async () => setReport(await take(file)));
  }
  return (
    <Dialog title="Import" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap="medium">
        <FileDrop
          label="File to import"
          description="BibTeX, RIS, PubMed, CSV, Markdown or JSON, at most 5 MB and 5,000 entries"
          maxBytes={maxImportBytes}
          describeRefusal={() => 'This file was not taken: it is larger than 5 MB, or empty. Choose another.'}
          onFiles={([file]) => void handleFile(file)}
          errorMessage={failure === undefined ? undefined : errorWords(failure)}
          isPending={isPending}
          pendingLabel="Importing…"
        />
        <div role="status">{report && <Report report={report} />}</div>
      </Stack>
    </Dialog>
  );
}

function Report({ report: { added, duplicates, bad } }: { report: GardenImport }) {
  return (
    <>
      <Text as="p">
        {added} added, {duplicates} {duplicates === 1 ? 'was' : 'were'} there already, {bad.length} could not
        be read.
      </Text>
      {bad.length > 0 && (
        <ul>
          {bad.slice(0, 50).map(({ line, why }) => (
            <li key={line}>
              Line {line}: {why}
            </li>
          ))}
          {bad.length > 50 && <li>And {bad.length - 50} more.</li>}
        </ul>
      )}
    </>
  );
}
