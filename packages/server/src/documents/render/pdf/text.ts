import { breakable } from '../breaks.ts';
import { mainFace, openFace, type Face, type Opened } from '../fonts.ts';
import type { Measure } from '../label.ts';
import { isPlain, isRightToLeft, runsOf, undrawnOf } from '../runs.ts';
import { setType, type Pen, type Type } from './pen.ts';

type Align = 'left' | 'right';
interface Place {
  x: number;
  y: number;
  width: number;
  align?: Align;
}
/** All of a run is shaped at once: features, even none, keep it whole. */
const whole = { features: [] as PDFKit.Mixins.OpenTypeFeatures[] };

/** What a PDF asks of a face; its own shaping knows not all that Noto's tables say. */
interface Shaper {
  getGlyph: (id: number, codes: number[]) => unknown;
  layout: (text: string) => {
    glyphs: unknown[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  };
}

/** Has a face shaped as HarfBuzz does. */
function reshape(shaper: Shaper, { shape }: Opened): void {
  shaper.layout = (text) => {
    const glyphs = shape(text);
    const positions = glyphs.map(({ advance, x, y }) => ({
      xAdvance: advance,
      yAdvance: 0,
      xOffset: x,
      yOffset: y,
    }));
    return {
      glyphs: glyphs.map(({ id, codes }) => shaper.getGlyph(id, codes)),
      positions,
      // Read after positions were brought to the scale of the file, in their place.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
}

/** The face that a PDF writes with now, which it shows to nobody. */
const shaperOf = (doc: Pen['doc']): Shaper =>
  // oxlint-disable-next-line no-underscore-dangle -- it has no other name
  (doc as unknown as { _font: { font: Shaper } })._font.font;

/** Sets a face beside the main one. */
function setFace(pen: Pen, face: Face, type: Type): Pen['doc'] {
  const doc = setType(pen, type);
  if (face === mainFace) return doc;
  const name = `${face.name}${type.isBold ? ' bold' : ''}`;
  const isNew = !pen.faces.has(name);
  const open = openFace(face, type.isBold === true);
  if (isNew) doc.registerFont(name, open.bytes);
  doc.font(name);
  if (isNew) reshape(shaperOf(doc), open);
  pen.faces.add(name);
  return doc;
}

/** Width of a line, and what it is drawn of. */
function lineOf(pen: Pen, { line, text }: { line: string; text: string }, type: Type) {
  const runs = runsOf(line, text).map((run) => ({
    run,
    width: setFace(pen, run.face, type).widthOfString(run.text, whole),
  }));
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
}

/** How wide text is, whatever its letters. */
export function widthOf(pen: Pen, text: string, type: Type): number {
  return isPlain(text)
    ? setType(pen, type).widthOfString(text)
    : lineOf(pen, { line: text, text }, type).width;
}

/** How wide text is, with the faces of the document. */
export const measureOf =
  (pen: Pen): Measure =>
  (text, type) =>
    widthOf(pen, text, type);

interface Block {
  text: string;
  width: number;
}

/** The lines of a paragraph that the main face does not draw alone. */
function wrapped(pen: Pen, { text, width }: Block, type: Type): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of breakable(text).flatMap((each) => fitted(pen, { text: each, width }, type))) {
    if (line !== '' && widthOf(pen, (line + piece).trimEnd(), type) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  lines.push(line.trimEnd());
  return lines;
}

const linesOf = (pen: Pen, { text, width }: Block, type: Type): string[] =>
  text.split('\n').flatMap((paragraph) => wrapped(pen, { text: paragraph, width }, type));

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A piece, or its letters where it is wider than a line. */
const fitted = (pen: Pen, { text, width }: Block, type: Type): string[] =>
  widthOf(pen, text, type) <= width ? [text] : [...letters.segment(text)].map(({ segment }) => segment);

/** How high a line is, and how far below its top the letters stand: by the tallest of its faces. */
function metricsOf(text: string, { size, isBold = false }: Type): { height: number; ascent: number } {
  const faces = [mainFace, ...new Set(runsOf(text, text).map(({ face }) => face))];
  const fonts = faces.map((face) => openFace(face, isBold));
  const ascent = Math.max(...fonts.map((font) => font.ascent)) * size;
  return { ascent, height: ascent + Math.max(...fonts.map(({ descent, gap }) => descent + gap)) * size };
}

/** How high text is, as wide as this. */
export function heightOf(pen: Pen, text: string, { width, ...type }: Type & { width: number }): number {
  if (isPlain(text)) return setType(pen, type).heightOfString(text, { width });
  return linesOf(pen, { text, width }, type).length * metricsOf(text, type).height;
}

/** Draws a line with the foot of its letters at a height. */
export function putLine(pen: Pen, text: string, { x, y, ...type }: Type & { x: number; y: number }): void {
  for (const sign of undrawnOf(text)) pen.undrawn.add(sign);
  let at = x;
  for (const { run, width } of lineOf(pen, { line: text, text }, type).runs) {
    setFace(pen, run.face, type).text(run.text, at, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...whole,
    });
    at += width;
  }
}

/** Writes text into a place, in lines; what is read from the right stands at the right. */
export function putText(
  pen: Pen,
  text: string,
  { x, y, width, align = 'left', ...type }: Type & Place,
): void {
  const { doc } = pen;
  if (isPlain(text)) {
    setType(pen, type).text(text, x, y, { width, align });
    return;
  }
  const { height, ascent } = metricsOf(text, type);
  const isAtRight = align === 'right' || isRightToLeft(text);
  let top = y;
  for (const line of linesOf(pen, { text, width }, type)) {
    if (top + height > pen.bottom) {
      doc.continueOnNewPage();
      top = doc.page.margins.top;
    }
    const from = isAtRight ? x + width - widthOf(pen, line, type) : x;
    putLine(pen, line, { x: from, y: top + ascent, ...type });
    top += height;
  }
  doc.y = top;
}
