export { BadSheet } from './badSheet.ts';
export { readDelimited } from './delimited.ts';
export { readWorkbook } from './workbook.ts';
export { writeWorkbook } from './writeWorkbook.ts';
export type { SheetFile } from './sheetFile.ts';
