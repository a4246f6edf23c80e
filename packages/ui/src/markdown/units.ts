import type { ExtraProps } from 'react-markdown';
import { joinUnits } from '../internal/joinUnits';

type Content = NonNullable<ExtraProps['node']>['children'][number];

const join = (node: Content): void => {
  if (node.type === 'text') node.value = joinUnits(node.value);
  else if (node.type === 'element' && node.tagName !== 'code') node.children.forEach(join);
};

/** Rehype plugin: numbers keep their units, except in code, which says what it says. */
export const keepUnits = () => (tree: { children: unknown[] }) => {
  (tree.children as Content[]).forEach(join);
};
