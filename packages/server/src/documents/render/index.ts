import type { DocumentFormat } from '../../contract/index.ts';
import { csvDocument } from './csv.ts';
import { docxDocument } from './docx/docx.ts';
import { outward } from './outward.ts';
import { pdfDocument } from './pdf/pdf.ts';
import type { PrintedDocument } from './printed.ts';
import { svgDocument } from './svg.ts';
import { xlsxDocument } from './xlsx.ts';

export type { PrintedDocument } from './printed.ts';

const writers: Record<DocumentFormat, (printed: PrintedDocument) => Promise<Buffer> | Buffer> = {
  pdf: pdfDocument,
  docx: docxDocument,
  xlsx: xlsxDocument,
  csv: csvDocument,
  svg: svgDocument,
};

/**
 * A document as a file, whatever its kind; one for others without our sources. The same document gives the same bytes.
 */
export const renderDocument = async (printed: PrintedDocument, format: DocumentFormat): Promise<Buffer> =>
  writers[format](outward(printed));
