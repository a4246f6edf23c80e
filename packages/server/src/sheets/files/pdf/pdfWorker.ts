import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, Util, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { tableOf } from './table.ts';
import { mostPages, type PlacedText, type PdfAnswer } from './texts.ts';

/** What stands beside the reader in its package: how the letters of East Asian faces are numbered. */
const besides = (folder: string) =>
  new URL(`../../${folder}/`, import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')).pathname;

/** Letters that lean as far are a watermark or a stamp. */
const isUpright = ([, rise = 0]: readonly number[], height: number) => Math.abs(rise) < height / 10;

/** The runs of text of a page, as it is turned for reading. */
async function textsOn(pdf: PDFDocumentProxy, page: number): Promise<PlacedText[]> {
  const proxy = await pdf.getPage(page);
  const { transform } = proxy.getViewport({ scale: 1 });
  const { items } = await proxy.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const place: number[] = Util.transform(transform, item.transform);
    const [, , leanX = 0, leanY = 0, left = 0, base = 0] = place;
    const height = Math.hypot(leanX, leanY);
    if (!isUpright(place, height)) return [];
    return [{ page, text: item.str.trim(), left, right: left + item.width, base, height }];
  });
}

async function read(data: Uint8Array): Promise<PdfAnswer> {
  const pdf = await getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: besides('cmaps'),
    standardFontDataUrl: besides('standard_fonts'),
  }).promise;
  if (pdf.numPages > mostPages) return { problem: 'long' };
  const texts: PlacedText[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) texts.push(...(await textsOn(pdf, page)));
  return texts.length > 0 ? { table: tableOf(texts) } : { problem: 'picture' };
}

/** What the reader throws of a file that it cannot open. */
const problemOf = (error: unknown): PdfAnswer => ({
  problem: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'torn',
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
parentPort?.postMessage(await read(workerData as Uint8Array).catch(problemOf));
