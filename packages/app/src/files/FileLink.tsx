import { urlOf } from '@seedbed/server/contract';
import * as styles from './FileLink.css';
import { useFileMeta } from './files.api';

/** A file that is kept, to be downloaded. */
export function FileLink({ fileId }: { fileId: number }) {
  const { data } = useFileMeta(fileId);
  return (
    <a className={styles.link} download href={urlOf('files.get', { id: fileId })}>
      {data ? `Download ${data.name}` : 'Download the file'}
    </a>
  );
}
