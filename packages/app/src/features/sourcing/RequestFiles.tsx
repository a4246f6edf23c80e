import { Button } from '@seedbed/ui/button';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Failure } from '../../feedback/Failure';
import { useAttempt } from '../../feedback/useAttempt';
import { saveFile } from '../../screen/saveFile';

interface RequestFilesProps<Format extends string> {
  /** What tells this request from others: its product, or who is asked. */
  name: string;
  formats: readonly Format[];
  take: (format: Format) => Promise<Blob>;
}

/** A request for quotation to take along, in any of these formats. */
export function RequestFiles<Format extends string>({ name, formats, take }: RequestFilesProps<Format>) {
  const { isPending, failure, attempt } = useAttempt();
  const save = (format: Format) =>
    attempt(async () => saveFile(`Request for quotation - ${name}.${format}`, await take(format)));
  return (
    <Stack gap="small">
      <Inline gap="small">
        {formats.map((format) => (
          <Button key={format} variant="quiet" isPending={isPending} onPress={() => void save(format)}>
            {`Download ${format.toUpperCase()}`}
          </Button>
        ))}
      </Inline>
      <Failure error={failure} title="The file could not be made" />
    </Stack>
  );
}
