import type { CSSProperties } from 'react';

/** What the page says of a component's outermost element: where it stands, how large it is, how it is found. */
export interface OutermostProps {
  id?: string;
  /** Classes beside the component's own. Any unlayered rule of theirs wins. */
  className?: string;
  style?: CSSProperties;
  [mark: `data-${string}`]: unknown;
}

/** Spread them before the component's own attributes, which say its state. */
export const outermost = (own: string, { className, style, ...props }: OutermostProps) => ({
  ...Object.fromEntries(Object.entries(props).filter(([name]) => name === 'id' || name.startsWith('data-'))),
  className: className ? `${own} ${className}` : own,
  style,
});
