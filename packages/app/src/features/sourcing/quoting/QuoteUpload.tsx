import { maxFileBytes, type FileMeta } from '@seedbed/server/contract';
import { FileDrop } from '@seedbed/ui/file-drop';
import { Text } from '@seedbed/ui/text';
import { errorWords } from '../../../api/problem';
import { useAttempt } from '../../../feedback/useAttempt';
import * as styles from './MakerPage.css';
import { bringFile } from './quoteRequest.api';

interface QuoteUploadProps {
  token: string;
  /** What goes along with the quote so far. */
  file: Pick<FileMeta, 'id' | 'name'> | null;
  onFile: (file: FileMeta) => void;
}

/** The quote on paper: it is kept at once, and goes along when the quote is sent. */
export function QuoteUpload({ token, file, onFile }: QuoteUploadProps) {
  const { attempt, isPending, failure } = useAttempt();
  return (
    <div className={styles.part}>
      <FileDrop
        label="Your quote as a file"
        description="PDF, picture, table or document, at most 20 MB"
        maxBytes={maxFileBytes}
        isPending={isPending}
        pendingLabel="Uploading…"
        errorMessage={failure === undefined ? undefined : `The file was not kept. ${errorWords(failure)}`}
        describeRefusal={() => 'This file was not taken: it is larger than 20 MB, or empty. Choose another.'}
        onFiles={([chosen]) => void attempt(async () => chosen && onFile(await bringFile(token, chosen)))}
      />
      <Text as="p" size="caption" tone="quiet" role="status">
        {file && `${file.name} goes along with the quote.`}
      </Text>
    </div>
  );
}
