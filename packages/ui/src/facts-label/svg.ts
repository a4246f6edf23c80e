import { layoutFacts } from './layout';
import { helvetica, type FactsMetrics } from './metrics';
import type { FactsWord } from './pen';
import { points, type FactsSheet } from './sheet';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Control characters are not allowed in XML, whichever way they are written.
const xml = (text: string) =>
  text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');
const figure = (value: number) => String(Number(value.toFixed(2)));

/** The sheet in a sentence, for readers who do not see it. */
const described = ({ details, lines, texts }: FactsSheet): string =>
  [
    ...details.map(({ label, value }) => [label, value].filter(Boolean).join(' ')),
    ...lines.flatMap((line) =>
      line.kind === 'row' ? [[line.name, ...line.cells].filter(Boolean).join(' ')] : [],
    ),
    ...texts.map(({ runs }) => runs.map(({ text }) => text).join('')),
  ].join('. ');

const wordElement = ({ text, x, y, size, isStrong, width }: FactsWord) =>
  `<text x="${figure(x)}" y="${figure(y)}" font-size="${figure(size)}"${isStrong ? ' font-weight="700"' : ''} textLength="${figure(width)}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${xml(text)}</text>`;

/**
 * A label as an SVG picture at its size of print: black on white, one unit a point. Pure; the text is measured by the
 * metrics and fitted to them, so that it reads alike wherever it is opened.
 */
export function factsLabelSvg(sheet: FactsSheet, metrics: FactsMetrics = helvetica): string {
  const { width, height, frame, words, bars } = layoutFacts(sheet, metrics);
  const inset = points.frame / 2;
  const size = `${figure(width)} ${figure(height)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" width="${figure(width)}pt" height="${figure(height)}pt" viewBox="0 0 ${size}">`,
    `<title id="title">${xml(sheet.title)}</title>`,
    `<desc id="desc">${xml(described(sheet))}</desc>`,
    `<rect width="${figure(width)}" height="${figure(height)}" fill="#fff"/>`,
    `<rect x="${inset}" y="${inset}" width="${figure(width - points.frame)}" height="${figure(frame - points.frame)}" fill="none" stroke="#000" stroke-width="${points.frame}"/>`,
    `<g fill="#000" font-family="${xml(metrics.family)}">`,
    ...bars.map(
      (bar) =>
        `<rect x="${figure(bar.x)}" y="${figure(bar.y)}" width="${figure(bar.width)}" height="${figure(bar.height)}"/>`,
    ),
    ...words.map(wordElement),
    '</g>',
    '</svg>',
  ].join('\n');
}
