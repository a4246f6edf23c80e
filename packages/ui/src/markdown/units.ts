import type { ExtraProps } from 'react-markdown';
import { unitJoiner } from '../internal/unitJoiner';

type Content = NonNullable<ExtraProps['node']>['children'][number];

/** Rehype plugin: numbers keep these units, except in code, which says what it says. */
export const keepUnits = (units: readonly string[]) => {
  const joined = unitJoiner(units);
  const join = (node: Content): void => {
    if (node.type === 'text') node.value = joined(node.value);
    else if (node.type === 'element' && node.tagName !== 'code') node.children.forEach(join);
  };
  return () => (tree: { children: unknown[] }) => {
    (tree.children as Content[]).forEach(join);
  };
};
