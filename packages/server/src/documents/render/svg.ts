import type { DocumentPart } from '../../contract/index.ts';
import { labelRows, labelWidth, type LabelRow, type Measure } from './label.ts';
import { openPdf } from './pdf/pen.ts';
import { measureOf } from './pdf/text.ts';
import type { PrintedDocument } from './printed.ts';

type Panel = Extract<DocumentPart, { type: 'panel' }>['panel'];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string =>
  text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');
const length = (points: number): string => String(Number(points.toFixed(2)));

const gap = 16;

interface Drawing {
  lines: string[];
  y: number;
}

const box = (y: number, height: number): string =>
  `<rect x="0.5" y="${length(y)}" width="${labelWidth - 1}" height="${length(height)}" fill="none" stroke="#000"/>`;

function drawRow({ rule, cells }: LabelRow, y: number, measure: Measure): string[] {
  const bar = `<rect x="6" y="${length(y)}" width="${labelWidth - 12}" height="${rule}"/>`;
  const words = cells.flatMap((cell) => cell.words);
  return [
    ...(rule > 0 ? [bar] : []),
    ...words.map((word) => {
      const place = `x="${length(word.x)}" y="${length(y + rule + word.y)}" font-size="${word.size}"`;
      const fitted = `textLength="${length(measure(word.text, word))}" lengthAdjust="spacingAndGlyphs"`;
      const weight = word.isBold ? ' font-weight="600"' : '';
      return `<text ${place}${weight} ${fitted} xml:space="preserve">${xml(word.text)}</text>`;
    }),
  ];
}

function drawPanel({ lines, y: top }: Drawing, panel: Panel, measure: Measure): Drawing {
  const rows = labelRows(panel, measure);
  let y = top;
  const drawn = rows.map((row) => {
    const from = y;
    y += row.rule + row.height;
    return drawRow(row, from, measure);
  });
  const framed = rows.filter(({ isFramed }) => isFramed);
  const height = framed.reduce((sum, row) => sum + row.rule + row.height, 0);
  return { lines: [...lines, box(top, height), ...drawn.flat()], y: y + gap };
}

/** The labels of a document as a picture: one unit a point, its text fitted so that it reads alike everywhere. */
export function svgDocument({ content, mark, standing }: PrintedDocument): Buffer {
  const measure = measureOf(openPdf(content));
  const panels = content.parts.flatMap((part) => (part.type === 'panel' ? [part.panel] : []));
  const head = mark
    ? [`<text x="0" y="11" font-size="11" font-weight="600" fill="#a3320b">${xml(mark)}</text>`]
    : [];
  const start: Drawing = { lines: head, y: mark ? 20.5 : 0.5 };
  const drawing = panels.reduce((drawn, panel) => drawPanel(drawn, panel, measure), start);
  const height = length(Math.max(drawing.y - gap + 1, 1));
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" lang="${xml(content.language)}" width="${labelWidth}pt" height="${height}pt" viewBox="0 0 ${labelWidth} ${height}">`,
    `<title id="title">${xml(`${content.title}: ${content.about}`)}</title>`,
    `<desc id="desc">${xml(standing)}</desc>`,
    `<rect width="${labelWidth}" height="${height}" fill="#fff"/>`,
    `<g fill="#000" font-family="'Source Sans 3', 'Source Sans Pro', Arial, sans-serif">`,
    ...drawing.lines,
    '</g>',
    '</svg>',
    '',
  ];
  return Buffer.from(picture.join('\n'));
}
