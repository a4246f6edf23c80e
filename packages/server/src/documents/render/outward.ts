import type { DocumentCell, DocumentPart } from '../../contract/index.ts';
import type { PrintedDocument } from './printed.ts';

/** The same without where it comes from. */
function unsourced<Cell extends DocumentCell>({ source: _source, ...cell }: Cell): Omit<Cell, 'source'> {
  return cell;
}

function outwardPart(part: DocumentPart): DocumentPart {
  switch (part.type) {
    case 'text':
      return unsourced(part);
    case 'list':
      return { ...part, items: part.items.map(unsourced) };
    case 'facts':
      return { ...part, rows: part.rows.map(unsourced) };
    case 'table':
      return { ...part, rows: part.rows.map((row) => row.map(unsourced)) };
    default:
      return part;
  }
}

/** A document as it leaves the house: what our figures rest on stays on our screens. */
export function outward(printed: PrintedDocument): PrintedDocument {
  if (!printed.isForOthers) return printed;
  const { content } = printed;
  return { ...printed, content: { ...content, parts: content.parts.map(outwardPart) } };
}
