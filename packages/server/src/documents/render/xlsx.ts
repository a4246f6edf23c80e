import { writeWorkbook } from '../../sheets/files/index.ts';
import { sheetsOf } from './grid.ts';
import type { PrintedDocument } from './printed.ts';
import { steadyPackage } from './steady.ts';

/** A document as a workbook: what it says, and a sheet for each table. */
export const xlsxDocument = async (printed: PrintedDocument): Promise<Buffer> =>
  steadyPackage(await writeWorkbook(...sheetsOf(printed)), printed.content.asOf);
