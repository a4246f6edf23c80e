import type { DocumentPart } from '../../../contract/index.ts';
import { identityOf, type PrintedDocument } from '../printed.ts';
import { undrawn } from '../runs.ts';
import { labelHeight, putLabel } from './label.ts';
import {
  closePdf,
  decorate,
  needRoom,
  openElement,
  openPdf,
  quiet,
  setType,
  warning,
  type Pen,
} from './pen.ts';
import { putParagraph } from './paragraph.ts';
import { putFacts, putTable, tableBeginning } from './table.ts';

function putList(pen: Pen, { items }: Extract<DocumentPart, { type: 'list' }>): void {
  const list = openElement(pen, pen.root, 'L');
  for (const { text, open, source } of items) {
    const item = openElement(pen, list, 'LI');
    const type = open === undefined ? {} : { color: warning, isBold: true };
    const said = source ? `${text} (${source})` : text;
    putParagraph(pen, `•  ${said}`, { tag: 'LBody', parent: item, size: 10, gap: 3, indent: 8, ...type });
    item.end();
  }
  list.end();
  pen.doc.y += 6;
}

function putText(pen: Pen, { text, open, source, isStrong }: Extract<DocumentPart, { type: 'text' }>): void {
  const isOpen = open !== undefined;
  putParagraph(pen, text, {
    size: 10,
    isBold: isStrong === true || isOpen,
    ...(isOpen && { color: warning }),
    gap: source ? 1 : 8,
  });
  if (source) putParagraph(pen, `Source: ${source}`, { size: 7.5, color: quiet, gap: 8 });
}

/** What has to fit below a heading on its page: a whole label, the beginning of a table, some lines of all else. */
function roomAfterHeading(pen: Pen, next?: DocumentPart): number {
  if (next?.type === 'panel') return 30 + labelHeight(pen, next.panel);
  return next?.type === 'table' ? 30 + tableBeginning(pen, next) : 110;
}

function putPart(pen: Pen, part: DocumentPart, next?: DocumentPart): void {
  switch (part.type) {
    case 'heading':
      if (part.startsPage) pen.doc.addPage();
      else needRoom(pen, roomAfterHeading(pen, next));
      pen.doc.y += 4;
      return putParagraph(pen, part.text, { tag: 'H2', size: 13, isBold: true, gap: 4 });
    case 'text':
      return putText(pen, part);
    case 'list':
      return putList(pen, part);
    case 'facts':
      return putFacts(pen, part);
    case 'table':
      return putTable(pen, part);
    case 'panel':
      return putLabel(pen, part.panel);
  }
}

function putTitle(pen: Pen, printed: PrintedDocument): void {
  const { title, about } = printed.content;
  putParagraph(pen, title, { tag: 'H1', size: 21, isBold: true, gap: 0 });
  putParagraph(pen, about, { size: 12, gap: 5 });
  putParagraph(pen, identityOf(printed), { size: 9, color: quiet, gap: 1 });
  const standing = printed.mark ? { color: warning, isBold: true } : { color: quiet };
  if (printed.standing) putParagraph(pen, printed.standing, { size: 9, ...standing, gap: 0 });
  pen.doc.y += 12;
}

/** Says which signs this file could not draw, so that nobody takes what is left for all there is. */
function putUndrawn(pen: Pen): void {
  if (pen.undrawn.size === 0) return;
  const codes = [...pen.undrawn].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
  const told = `Not drawn in this PDF, ${undrawn} in their place: ${codes.toSorted().join(', ')}. The document in Seedbed keeps them.`;
  putParagraph(pen, told, { size: 9, isBold: true, color: warning });
}

/** What stands above and below each page. */
function putMargins(pen: Pen, { content, number, mark }: PrintedDocument): void {
  const { doc, left, width } = pen;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Text below the margin would begin a page.
    doc.page.margins.bottom = 0;
    const put = (text: string, y: number, align: 'left' | 'right') =>
      doc.text(text, left, y, { width, align, lineBreak: false, height: 14, ellipsis: true });
    decorate(
      pen,
      () => {
        if (mark) {
          setType(pen, { size: 13, isBold: true, color: warning });
          put(mark, 34, 'right');
        }
        setType(pen, { size: 8.5, color: quiet });
        if (page > start) put(content.title, 36, 'left');
        put(`${content.title}, number ${number}`, doc.page.height - 40, 'left');
        put(`Page ${page - start + 1} of ${count}`, doc.page.height - 40, 'right');
      },
      'Pagination',
    );
  }
}

/**
 * A document as a PDF for screens and print: tagged (PDF/UA), with title, language and its own fonts. Pure: the same
 * document gives the same bytes.
 */
export async function pdfDocument(printed: PrintedDocument): Promise<Buffer> {
  const pen = openPdf(printed.content);
  putTitle(pen, printed);
  const { parts } = printed.content;
  for (const [at, part] of parts.entries()) putPart(pen, part, parts[at + 1]);
  putUndrawn(pen);
  putMargins(pen, printed);
  return closePdf(pen);
}
