import type { Table } from '../../reading/index.ts';

/** A run of text where it stands on a page, in points; `top` grows downwards. */
export interface PlacedText {
  page: number;
  text: string;
  left: number;
  right: number;
  /** Where its letters stand. */
  base: number;
  /** Of its letters. */
  height: number;
}

/** Why a PDF gives no text. */
export type PdfProblem = 'locked' | 'torn' | 'long' | 'picture' | 'costly';

/** What the reader in its thread answers. */
export type PdfAnswer = { table: Table } | { problem: PdfProblem };

/** Most pages that are read: a certificate has one or two, a collection of them some more. */
export const mostPages = 40;
