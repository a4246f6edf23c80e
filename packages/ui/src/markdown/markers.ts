/** A stretch of text, or the number of a source. */
export type Piece = { text: string } | { marker: number };

/** Splits prose at its source markers: 'Safe [2].' is the text 'Safe ', marker 2 and the text '.'. */
export const splitMarkers = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\[([1-9]\d{0,2})\]/g)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ marker: Number(match[1]) });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
};

/** The few fields of a Markdown syntax tree that are read or written here. */
interface TreeNode {
  type: string;
  value?: string;
  children?: TreeNode[];
  data?: { hName: string; hProperties: Record<string, number> };
}

const toNode = (piece: Piece): TreeNode =>
  'text' in piece
    ? { type: 'text', value: piece.text }
    : { type: 'marker', children: [], data: { hName: 'sup', hProperties: { dataMarker: piece.marker } } };

/** A remark plugin that turns `[n]` in prose into `<sup data-marker="n">`. Code and links keep theirs. */
export const remarkMarkers = () => {
  const visit = (node: TreeNode): void => {
    if (!node.children || node.type === 'link') return;
    node.children = node.children.flatMap((child) =>
      child.type === 'text' ? splitMarkers(child.value ?? '').map(toNode) : child,
    );
    for (const child of node.children) visit(child);
  };
  return visit;
};
