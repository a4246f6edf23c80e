import type { ExtraProps } from 'react-markdown';

type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'][number];

const marker = /\s*\[([1-9]\d{0,2}(?:\s*,\s*[1-9]\d{0,2})*)\]/g;

/**
 * Cuts text at its citation markers: `'1 g [1, 2].'` becomes `['1 g', 1, 2, '.']`.
 * The space before a marker goes, so that it never begins a line alone. Numbers are 1 to 999: `[2019]` is a year.
 */
export const splitMarkers = (text: string): (string | number)[] => {
  const parts: (string | number)[] = [];
  let end = 0;
  for (const match of text.matchAll(marker)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(...(match[1] ?? '').split(',').map(Number));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
};

const toElement = (n: number): Element => ({
  type: 'element',
  tagName: 'sup',
  properties: { dataMarker: n },
  children: [{ type: 'text', value: `[${n}]` }],
});

/** Where `[1]` is not a marker: code says what it says, and a link cannot hold a button. */
const closed = new Set(['code', 'pre', 'a']);

const mark = (node: Content): Content[] => {
  if (node.type === 'text') {
    return splitMarkers(node.value).map((part) =>
      typeof part === 'number' ? toElement(part) : { type: 'text', value: part },
    );
  }
  if (node.type === 'element' && !closed.has(node.tagName)) node.children = node.children.flatMap(mark);
  return [node];
};

/** Rehype plugin: every marker `[n]` of the text becomes `<sup data-marker="n">[n]</sup>`. */
export const markMarkers = () => (tree: { children: unknown[] }) => {
  tree.children = (tree.children as Content[]).flatMap(mark);
};
