import type { CoaReading } from '../../../contract/index.ts';

/** What is told of a certificate as PDF: it is kept, and its rows are typed. */
export const unreadPdf: CoaReading = {
  kind: 'pdf',
  columns: [],
  mapping: [],
  rows: [],
  skipped: [],
  head: { lot: null, madeOn: null, expiresOn: null, ingredient: null, supplier: null },
  notes: [
    'A PDF is not read. Keep it as the certificate’s file and type its rows, or ask for the certificate as CSV or XLSX.',
  ],
};
