import type { CoaReading } from '../../../contract/index.ts';

/** What is told of a certificate as PDF without text: it is kept, and its rows are typed. */
export const unreadPdf = (why: string): CoaReading => ({
  kind: 'pdf',
  columns: [],
  mapping: [],
  rows: [],
  skipped: [],
  head: { lot: null, madeOn: null, expiresOn: null, ingredient: null, supplier: null },
  notes: [
    `The PDF can be kept, but no text found: ${why} Keep it as the certificate’s file and type its rows, or ask for the certificate as CSV or XLSX.`,
  ],
});

/** What a person has to know of a table that stands in a PDF. */
export const pdfNote =
  'A PDF has no cells: its rows were put together by where their words stand. Compare them with the page.';
