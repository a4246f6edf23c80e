import { FileDrop } from '@seedbed/ui/file-drop';
import { Stack } from '@seedbed/ui/layout';
import { Failure } from '../../feedback/Failure';
import { useAttempt } from '../../feedback/useAttempt';
import { FileLink } from '../../files/FileLink';
import { keepFile } from '../../files/files.api';

interface QuoteFileProps {
  fileId: number | null;
  onFile: (id: number) => void;
}

/** The paper that a typed quote was read from. */
export function QuoteFile({ fileId, onFile }: QuoteFileProps) {
  const { attempt, isPending, failure } = useAttempt();
  return (
    <Stack gap="xsmall">
      <FileDrop
        label="The quote as a file"
        description="PDF, picture or table, at most 20 MB"
        isPending={isPending}
        describeRefusal={() => 'This file is not taken. Choose another one.'}
        onFiles={([file]) => void attempt(async () => file && onFile((await keepFile(file)).id))}
      />
      {fileId !== null && (
        <p role="status">
          <FileLink fileId={fileId} />
        </p>
      )}
      <Failure error={failure} title="The file was not kept" />
    </Stack>
  );
}
