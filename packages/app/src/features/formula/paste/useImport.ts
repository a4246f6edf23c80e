import { urlOf, xlsxType, type FormulaImport, type ImportField } from '@seedbed/server/contract';
import { useEffect } from 'react';
import { upload } from '../../../api/client';
import { mappingQuery } from '../../../tables/remapped';
import { useTableReading, type TableReading } from '../../../tables/useTableReading';

/** What is read: pasted text, or a file. */
export type Sheet = { text: string } | { file: File };

/** How the reading of a table stands. */
export type Import = TableReading<Sheet, FormulaImport, ImportField>;

function bodyOf(sheet: Sheet): { type: string; body: BodyInit } {
  // Rows that were copied from a spreadsheet are parted by tabs.
  if ('text' in sheet) {
    return { type: sheet.text.includes('\t') ? 'text/tab-separated-values' : 'text/csv', body: sheet.text };
  }
  return { type: /\.xlsx$/i.test(sheet.file.name) ? xlsxType : 'text/csv', body: sheet.file };
}

/** Asks the server what would come of a table; nothing is stored by it. What is given already is read at once. */
export function useImport(formulaId: number, given: Sheet): Import {
  const importing = useTableReading<Sheet, FormulaImport, ImportField>((sheet, mapping) => {
    const url = urlOf('formulas.import', { id: formulaId }) + mappingQuery(mapping);
    return upload('formulas.import', url, bodyOf(sheet));
  });
  useEffect(() => {
    if ('file' in given || given.text !== '') void importing.read(given);
    // Once: what is pasted later comes by `read`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return importing;
}
