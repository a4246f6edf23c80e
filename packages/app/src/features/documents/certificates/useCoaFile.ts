import type { CoaField, CoaReading } from '@seedbed/server/contract';
import { useRef, useState } from 'react';
import { useTableReading } from '../../../tables/useTableReading';
import { keepFile } from '../../../files/files.api';
import { readCoaFile } from './coas.api';

/** The file of a certificate: read at once, kept with the certificate. */
export function useCoaFile(onRead: (reading: CoaReading) => void) {
  const [file, setFile] = useState<File>();
  const kept = useRef<{ file: File; id: number } | null>(null);
  const reading = useTableReading<File, CoaReading, CoaField>(async (of, mapping) => {
    const answer = await readCoaFile(of, mapping);
    onRead(answer);
    return answer;
  });
  return {
    file,
    reading,
    choose: (next: File) => {
      setFile(next);
      void reading.read(next);
    },
    /** Keeps the file, once, however often it is tried; its number, or null without a file. */
    keep: async (): Promise<number | null> => {
      if (!file) return null;
      if (kept.current?.file !== file) kept.current = { file, id: (await keepFile(file)).id };
      return kept.current.id;
    },
  };
}
