import { deflateSync } from 'node:zlib';
import NewPdf from 'pdfkit';

/** A cell of a page that is set by hand. */
export interface SetText {
  text: string;
  x: number;
  y: number;
  align?: 'left' | 'right' | 'center';
  width?: number;
  size?: number;
}

/** A PDF whose pages hold texts where a hand put them. */
export async function pdfOf(
  pages: readonly (readonly SetText[])[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new NewPdf({ autoFirstPage: false, ...options });
  for (const page of pages) {
    doc.addPage();
    for (const { text, x, y, align = 'left', width = 120, size = 9 } of page) {
      doc.fontSize(size).text(text, x, y, { align, width });
    }
  }
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

/** A PDF of objects as they are written, with its table of places. */
export function rawPdf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  text += `${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

/** One page whose text unpacks to so many megabytes of the same words, `packed` times over. */
export function bombOf(megabytes: number, packed: number): Uint8Array<ArrayBuffer> {
  const words = '(Lead) Tj '.repeat(Math.ceil((megabytes * 1024 * 1024) / 10));
  let bytes = Buffer.from(`BT /F1 9 Tf 10 10 Td ${words} ET`);
  for (let time = 0; time < packed; time += 1) bytes = deflateSync(bytes, { level: 9 });
  const filters = Array(packed).fill('/FlateDecode').join(' ');
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${bytes.length} /Filter [${filters}] >>\nstream\n${bytes.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}
