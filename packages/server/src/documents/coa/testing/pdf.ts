import { renderDocument } from '../../render/index.ts';
import { germanCertificate } from './certificates.ts';

/** The German certificate as a PDF that this product's own writer sets, its head above its table. */
export async function germanPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const at = germanCertificate.findIndex(([first]) => first === 'Prüfparameter');
  const [headings = [], ...rows] = germanCertificate.slice(at);
  const head = germanCertificate.slice(0, at).flatMap(([name = '', text = '', , other = '', more = '']) => [
    { name, text },
    { name: other, text: more },
  ]);
  const bytes = await renderDocument(
    {
      content: {
        title: 'Analysenzertifikat',
        about: 'Magnesiumbisglycinat',
        language: 'en',
        asOf: '2026-10-01',
        parts: [
          { type: 'facts', rows: head.filter(({ text }) => text !== '') },
          {
            type: 'table',
            caption: 'Ergebnisse',
            columns: headings.map((title) => ({ title })),
            rows: rows.map((cells) => cells.map((text) => ({ text }))),
          },
        ],
      },
      number: 1,
      checksum: 'ab'.repeat(32),
      mark: 'DRAFT',
      standing: 'Draft: nobody has approved it yet.',
    },
    'pdf',
  );
  return new Uint8Array(bytes);
}
