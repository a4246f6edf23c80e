import { csvOf } from '../../sheets/writing/index.ts';
import { gridOf } from './grid.ts';
import type { PrintedDocument } from './printed.ts';

/** A document as CSV, which spreadsheets take no part of for a formula. */
export const csvDocument = (printed: PrintedDocument): Buffer => Buffer.from(csvOf(gridOf(printed)));
