import type { FileMeta } from '../../contract/index.ts';
import type { FileModel } from './files.model.ts';

/** A file as the contract words it. */
export function presentFile({ id, name, mime, bytes, sha256 }: FileModel): FileMeta {
  return { id, name, mime: mime as FileMeta['mime'], bytes, sha256 };
}
