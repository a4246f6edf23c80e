import { isPlain } from '../runs.ts';
import { needRoom, type Parent, type Pen, type Type } from './pen.ts';
import { heightOf, putText } from './text.ts';

/** What is read aloud and copied where letters stand in another order than they are drawn in. */
export const spoken = (text: string): { actual?: string } => (isPlain(text) ? {} : { actual: text });

/** Puts a cell into a row: a head says of what. One without text has no content. */
export function putCellElement(
  { doc }: Pen,
  row: Parent,
  { scope, text, draw }: { scope: 'Row' | 'Column' | null; text: string; draw: () => void },
): void {
  // Newer than its types.
  const options = { ...(scope && { scope }), ...spoken(text) } as Parameters<Pen['doc']['struct']>[1];
  const tag = scope ? 'TH' : 'TD';
  row.add(text === '' ? doc.struct(tag, options) : doc.struct(tag, options, draw));
}

/** Writes a paragraph under its tag, as wide as the page. */
export function putParagraph(
  pen: Pen,
  words: string,
  { tag = 'P', parent = pen.root, gap = 6, indent = 0, ...type }: Type & Paragraph,
): void {
  const { doc, left } = pen;
  const width = pen.width - indent;
  const height = heightOf(pen, words || ' ', { width, ...type });
  needRoom(pen, Math.min(height, 40));
  parent.add(
    doc.struct(tag, spoken(words), () => {
      putText(pen, words, { x: left + indent, y: doc.y, width, ...type });
    }),
  );
  doc.y += gap;
}

interface Paragraph {
  tag?: string;
  parent?: Parent;
  gap?: number;
  indent?: number;
}
