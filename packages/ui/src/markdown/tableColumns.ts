import type { ExtraProps } from 'react-markdown';

type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'][number];

/** What is to be read in an element and all that lies in it. */
export const textOf = (node: Content): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

const find = (node: Element, tagName: string): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : find(child, tagName);
  });

/** The headers of a table, as text; empty ones are left out. */
export const tableColumns = (table: Element | undefined): string[] => {
  if (!table) return [];
  return find(table, 'th')
    .map((header) => header.children.map(textOf).join('').trim())
    .filter(Boolean);
};
