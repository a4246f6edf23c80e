import { refuseLarge } from '../badSheet.ts';
import type { SheetFile } from '../sheetFile.ts';
import { readAlone } from './readAlone.ts';

/**
 * Reads the words of a PDF as a table.
 * @throws UnreadPdf where it has no text that can be read; BadSheet where it has too much
 */
export async function readPdf(bytes: Uint8Array): Promise<SheetFile> {
  const table = await readAlone(bytes);
  refuseLarge({ rows: table.length, columns: Math.max(0, ...table.map((row) => row.length)) });
  return { table, mark: null };
}
