import { FileDrop } from '@seedbed/ui/file-drop';
import { Stack } from '@seedbed/ui/layout';
import { Failure } from '../feedback/Failure';
import { useAttempt } from '../feedback/useAttempt';
import { FileLink } from './FileLink';
import { keepFile } from './files.api';

interface KeptFileProps {
  /** What the file is. */
  label: string;
  /** Which kinds are taken, in words. */
  description: string;
  fileId: number | null;
  onFile: (id: number) => void;
}

/** One file that goes with something: kept as soon as it is chosen, then linked. */
export function KeptFile({ label, description, fileId, onFile }: KeptFileProps) {
  const { attempt, isPending, failure } = useAttempt();
  return (
    <Stack gap="xsmall">
      <FileDrop
        label={label}
        description={description}
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
