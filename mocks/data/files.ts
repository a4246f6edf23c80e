import type { FileMeta } from '@seedbed/server/contract';

/** A file as it is kept: with its owner and its bytes. */
export interface FileRow extends FileMeta {
  ownerId: number;
  content: Uint8Array<ArrayBuffer>;
}
