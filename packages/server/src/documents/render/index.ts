import type { DocumentFormat } from '../../contract/index.ts';
import { csvDocument } from './csv.ts';
import { outward } from './outward.ts';
import type { PrintedDocument } from './printed.ts';
import { svgDocument } from './svg.ts';
import { xlsxDocument } from './xlsx.ts';

export type { PrintedDocument } from './printed.ts';

/** What sets pages and packs office files is a quarter of a second of reading code: it is read when the first one is asked for. */
const writers: Record<DocumentFormat, (printed: PrintedDocument) => Promise<Buffer> | Buffer> = {
  pdf: async (printed) => (await import('./pdf/pdf.ts')).pdfDocument(printed),
  docx: async (printed) => (await import('./docx/docx.ts')).docxDocument(printed),
  xlsx: xlsxDocument,
  csv: csvDocument,
  svg: svgDocument,
};

/**
 * A document as a file, whatever its kind; one for others without our sources. The same document gives the same bytes.
 */
export const renderDocument = async (printed: PrintedDocument, format: DocumentFormat): Promise<Buffer> =>
  writers[format](outward(printed));
