import { maxFileBytes } from '@seedbed/server/contract';
import { FileDrop, type FileRefusal } from '@seedbed/ui/file-drop';
import { errorWords } from '../../../api/problem';

const refusals: Record<FileRefusal['reason'], string> = {
  type: 'is no CSV, TSV, XLSX or PDF file. Save the certificate as one of them and choose it again.',
  empty: 'is empty. Choose another.',
  size: 'is larger than 20 MB. Save the certificate alone and choose it again.',
  count: 'was left out: one certificate at a time.',
  folder: 'is a folder. Choose the file in it.',
  notAFile: 'is not a file. Choose the file of the certificate.',
};

interface ChooseFileProps {
  label: string;
  description: string;
  accept: readonly string[];
  isPending: boolean;
  /** Why the last file was not taken. */
  error?: unknown;
  onFile: (file: File) => void;
}

/** Takes the file of a certificate. */
export function ChooseFile({ error, onFile, ...words }: ChooseFileProps) {
  return (
    <FileDrop
      {...words}
      maxBytes={maxFileBytes}
      errorMessage={error === undefined ? undefined : errorWords(error)}
      onFiles={([file]) => file && onFile(file)}
      describeRefusal={({ name, reason }) => `${name || 'What you dropped'} ${refusals[reason]}`}
    />
  );
}
