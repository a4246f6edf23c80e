import { formatsOf, urlOf, type StoredDocument } from '@seedbed/server/contract';
import { Inline } from '@seedbed/ui/layout';
import * as styles from '../documents.css';

/** A document as the files that its kind comes as. */
export const FileLinks = ({ document: { id, kind } }: { document: StoredDocument }) => (
  <Inline gap="small">
    {formatsOf(kind).map((format) => (
      <a
        key={format}
        className={styles.file}
        download
        href={`${urlOf('documents.file', { id })}?format=${format}`}
      >
        {`Download ${format.toUpperCase()}`}
      </a>
    ))}
  </Inline>
);
