import { urlOf, type FileMeta } from '@seedbed/server/contract';
import useSWR from 'swr';
import { upload } from '../api/client';
import { read } from '../api/read';

/** A file as the body of a call. */
export function fileBody(file: File): { body: FormData } {
  const form = new FormData();
  form.set('file', file);
  return { body: form };
}

/** Keeps a file. */
export const keepFile = (file: File): Promise<FileMeta> =>
  upload('files.create', urlOf('files.create'), fileBody(file));

/** What is known of a kept file; nothing is asked without one. */
export function useFileMeta(id: number | null) {
  return useSWR(id === null ? null : urlOf('files.meta', { id }), () =>
    id === null ? undefined : read('files.meta', { id }),
  );
}
