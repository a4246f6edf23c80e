import type { ExtraProps } from 'react-markdown';

type Content = NonNullable<ExtraProps['node']>['children'][number];

const unit =
  'kg|g|mg|µg|mcg|mL|L|fl oz|IU|CFU|mEq|kcal|kJ|%|mm|cm|days?|weeks?|months?|years?|y|participants|trials|studies';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${unit})(?![\\p{L}\\d]))`, 'gu');

/** Sets a no-break space between a number and its unit, so that `20 µg` is never cut in two by a line. */
export const joinUnits = (text: string): string => text.replace(beforeUnit, '\u00a0');

const join = (node: Content): void => {
  if (node.type === 'text') node.value = joinUnits(node.value);
  else if (node.type === 'element' && node.tagName !== 'code') node.children.forEach(join);
};

/** Rehype plugin: numbers keep their units, except in code, which says what it says. */
export const keepUnits = () => (tree: { children: unknown[] }) => {
  (tree.children as Content[]).forEach(join);
};
