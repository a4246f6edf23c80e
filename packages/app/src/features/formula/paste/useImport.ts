import { urlOf, xlsxType, type FormulaImport } from '@seedbed/server/contract';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../api/client';

/** What is read: pasted text, or a file. */
export type Sheet = { text: string } | { file: File };

/** How the reading of a table stands. */
export interface Import {
  preview: FormulaImport | undefined;
  isReading: boolean;
  error: unknown;
  /** Reads a table; the preview of the last one that was asked for stays. */
  read: (sheet: Sheet) => Promise<void>;
  /** Reads the same table with other fields in its columns. */
  remap: (mapping: FormulaImport['mapping']) => Promise<void>;
  reset: () => void;
}

function bodyOf(sheet: Sheet): { type: string; body: BodyInit } {
  // Rows that were copied from a spreadsheet are parted by tabs.
  if ('text' in sheet) {
    return { type: sheet.text.includes('\t') ? 'text/tab-separated-values' : 'text/csv', body: sheet.text };
  }
  return { type: /\.xlsx$/i.test(sheet.file.name) ? xlsxType : 'text/csv', body: sheet.file };
}

/** Asks the server what would come of a table; nothing is stored by it. What was pasted already is read at once. */
export function useImport(formulaId: number, pasted: string): Import {
  const [preview, setPreview] = useState<FormulaImport>();
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState<unknown>();
  const latest = useRef<{ sheet: Sheet | null; asked: number }>({ sheet: null, asked: 0 });
  const ask = async (sheet: Sheet, mapping?: FormulaImport['mapping']) => {
    const asked = latest.current.asked + 1;
    latest.current = { sheet, asked };
    const isLatest = () => latest.current.asked === asked;
    setIsReading(true);
    setError(undefined);
    try {
      const query = mapping ? `?mapping=${mapping.map((field) => field ?? '').join(',')}` : '';
      const url = urlOf('formulas.import', { id: formulaId }) + query;
      const answer = await upload('formulas.import', url, bodyOf(sheet));
      if (isLatest()) setPreview(answer);
    } catch (failure) {
      if (isLatest()) setError(failure);
    } finally {
      if (isLatest()) setIsReading(false);
    }
  };
  useEffect(() => {
    if (pasted !== '') void ask({ text: pasted });
    // Once: what is pasted later comes by `read`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
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
