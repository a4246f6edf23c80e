import type { DocumentCell, DocumentContent, DocumentDifference, DocumentPart } from '../contract/index.ts';

/** A piece of text with the place where it stands; the same place twice is counted. */
type Placed = readonly [key: string, place: string, text: string];

const join = (cells: readonly DocumentCell[]) => cells.map(({ text }) => text).join(' | ');

/** The pieces of a part, each with what names it. */
function piecesOf(part: DocumentPart): (readonly [name: string, text: string])[] {
  switch (part.type) {
    case 'heading':
      return [];
    case 'text':
      return [['text', part.text]];
    case 'list':
      return part.items.map(({ text }) => ['item', text] as const);
    case 'facts':
      return part.rows.map(({ name, text }) => [name, `${name}: ${text}`] as const);
    case 'table':
      return part.rows.map((row) => [`${part.caption} ${row[0]?.text ?? ''}`, join(row)] as const);
    case 'panel':
      return panelPieces(part.panel);
  }
}

const panelPieces = ({ lines, ...panel }: Extract<DocumentPart, { type: 'panel' }>['panel']) => [
  ...lines.map(({ name, cells }) => [name, [name, ...cells].join(' ')] as const),
  ...(['servingSize', 'servings', 'ingredients', 'allergens'] as const).flatMap((name) =>
    panel[name] ? [[name, panel[name]] as const] : [],
  ),
  ...[...panel.notes, ...panel.statements].map((text) => ['note', text] as const),
];

function placed({ parts }: DocumentContent): Map<string, Placed> {
  const seen = new Map<string, number>();
  const all = new Map<string, Placed>();
  let place = '';
  for (const part of parts) {
    if (part.type === 'heading') place = part.text;
    for (const [name, text] of piecesOf(part)) {
      const named = `${place}\n${name}`;
      const count = (seen.get(named) ?? 0) + 1;
      seen.set(named, count);
      all.set(`${named}\n${count}`, [named, place, text]);
    }
  }
  return all;
}

/** What differs between two contents of a document, in the order of the later one, then what is gone. */
export function differingParts(from: DocumentContent, to: DocumentContent): DocumentDifference['changes'] {
  const [before, after] = [placed(from), placed(to)];
  const changed = [...after].flatMap(([key, [, place, text]]) => {
    const was = before.get(key)?.[2] ?? null;
    return was === text ? [] : [{ place, from: was, to: text }];
  });
  const gone = [...before].flatMap(([key, [, place, text]]) =>
    after.has(key) ? [] : [{ place, from: text, to: null }],
  );
  return [...changed, ...gone];
}
