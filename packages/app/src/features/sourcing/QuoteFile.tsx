import { FileDrop } from '@seedbed/ui/file-drop';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { Failure } from '../../feedback/Failure';
import { useSourcingCalls } from './sourcing.api';
import { useAttempt } from '../../feedback/useAttempt';

interface QuoteFileProps {
  productId: number;
  fileId: number | null;
  onFile: (id: number) => void;
}

/** The paper that a typed quote was read from. */
export function QuoteFile({ productId, fileId, onFile }: QuoteFileProps) {
  const { keepFile } = useSourcingCalls(productId);
  const { attempt, isPending, failure } = useAttempt();
  return (
    <Stack gap="xsmall">
      <FileDrop
        label="The quote as a file"
        description="PDF, picture or table, at most 20 MB"
        isPending={isPending}
        describeRefusal={() => 'This file is not taken. Choose another one.'}
        onFiles={([file]) => void attempt(async () => file && onFile(await keepFile(file)))}
      />
      {fileId !== null && (
        <Text size="caption" tone="quiet" role="status">
          A file is kept with this quote.
        </Text>
      )}
      <Failure error={failure} title="The file was not kept" />
    </Stack>
  );
}
