import { useRef, useState } from 'react';
import type { ColumnMapping } from './remapped';

/** How the reading of a table stands. */
export interface TableReading<Sheet, Preview, Field extends string> {
  preview: Preview | undefined;
  isReading: boolean;
  error: unknown;
  /** Reads a table; the preview of the last one that was asked for stays. */
  read: (sheet: Sheet) => Promise<void>;
  /** Reads the same table with other fields in its columns. */
  remap: (mapping: ColumnMapping<Field>) => Promise<void>;
  reset: () => void;
}

/** Reads tables by a call; of several that are asked for, the last one counts. */
export function useTableReading<Sheet, Preview, Field extends string>(
  call: (sheet: Sheet, mapping?: ColumnMapping<Field>) => Promise<Preview>,
): TableReading<Sheet, Preview, Field> {
  const [preview, setPreview] = useState<Preview>();
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState<unknown>();
  const latest = useRef<{ sheet: Sheet | null; asked: number }>({ sheet: null, asked: 0 });
  const ask = async (sheet: Sheet, mapping?: ColumnMapping<Field>) => {
    const asked = latest.current.asked + 1;
    latest.current = { sheet, asked };
    const isLatest = () => latest.current.asked === asked;
    setIsReading(true);
    setError(undefined);
    try {
      const answer = await call(sheet, mapping);
      if (isLatest()) setPreview(() => answer);
    } catch (failure) {
      if (isLatest()) setError(failure);
    } finally {
      if (isLatest()) setIsReading(false);
    }
  };
  return {
    preview,
    isReading,
    error,
    read: (sheet) => ask(sheet),
    remap: async (mapping) => {
      if (latest.current.sheet) await ask(latest.current.sheet, mapping);
    },
    reset: () => {
      latest.current = { sheet: null, asked: latest.current.asked + 1 };
      setPreview(undefined);
      setIsReading(false);
      setError(undefined);
    },
  };
}
