export { BadSheet } from './badSheet.ts';
export { readDelimited } from './delimited.ts';
export { readPdf } from './pdf/readPdf.ts';
export { UnreadPdf } from './pdf/readAlone.ts';
export type { PdfProblem } from './pdf/texts.ts';
export { isCompoundFile, isUnicodeText, isZip } from './signatures.ts';
export { readWorkbook } from './workbook.ts';
export { writeWorkbook } from './writeWorkbook.ts';
export type { SheetFile } from './sheetFile.ts';
