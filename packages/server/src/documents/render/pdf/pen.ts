import NewPdf from 'pdfkit';
import type { DocumentContent } from '../../../contract/index.ts';
import { mainFace, openFace } from '../fonts.ts';
import { isWide, paperOf } from '../printed.ts';

type Pdf = PDFKit.PDFDocument;
export type Element = ReturnType<Pdf['struct']>;
type Subset = NonNullable<PDFKit.PDFDocumentOptions['subset']>;
/** Where tags of pieces go. */
export interface Parent {
  add: (element: Element) => unknown;
}

/** Writes a tagged PDF from the top down. */
export interface Pen {
  doc: Pdf;
  /** The element that parts of the document are put into. */
  root: Element;
  left: number;
  width: number;
  /** Where a page ends. */
  bottom: number;
  /** Faces beside the main one that it was given so far. */
  faces: Set<string>;
  /** The signs met so far that no face draws. */
  undrawn: Set<string>;
}

export const ink = '#1a1a1a';
export const quiet = '#5c5c5c';
export const warning = '#a3320b';
export const hair = '#b8b8b8';

// Under its own name it is found again; registered once more it would be read anew at each change of face.
const regular = 'SourceSans3-Regular';
const margin = 54;

/** Opens a document: titled, tagged, with its language; on wide pages where a table has many columns. */
export function openPdf(content: DocumentContent): Pen {
  const doc = new NewPdf({
    size: [...paperOf(content)],
    layout: isWide(content) ? 'landscape' : 'portrait',
    margins: { top: 72, bottom: 64, left: margin, right: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    // Newer than its types.
    subset: 'PDF/UA' as Subset,
    tagged: true,
    lang: content.language,
    displayTitle: true,
    // Buffers are typed for fonts that are registered, and taken here as well.
    font: openFace(mainFace, false).bytes as unknown as string,
    info: {
      Title: `${content.title}: ${content.about}`,
      CreationDate: new Date(content.asOf),
      ModDate: new Date(content.asOf),
    },
  });
  doc.registerFont('bold', openFace(mainFace, true).bytes);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { width, height } = doc.page;
  const paper = { left: margin, width: width - 2 * margin, bottom: height - 64 };
  return { doc, root, ...paper, faces: new Set(), undrawn: new Set() };
}

/** Ends it, and gives its bytes. */
export async function closePdf({ doc, root }: Pen): Promise<Buffer> {
  root.end();
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** How text is set. */
export interface Type {
  size: number;
  isBold?: boolean;
  color?: string;
}

/** Sets how what follows is written. */
export const setType = ({ doc }: Pen, { size, isBold = false, color = ink }: Type): Pdf =>
  doc
    .font(isBold ? 'bold' : regular)
    .fontSize(size)
    .fillColor(color);

/** Draws what readers of tags pass over: lines, and what stands on each page. */
export function decorate({ doc }: Pen, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Begins a page where less than this height is left. */
export function needRoom({ doc, bottom }: Pen, height: number): boolean {
  if (doc.y + height <= bottom) return false;
  doc.addPage();
  return true;
}

/** An element in another one, open for more. */
export function openElement({ doc }: Pen, parent: Parent, tag: string): Element {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}
