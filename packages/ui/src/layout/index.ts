export { Grid } from './Grid';
export type { GridProps } from './Grid';
export { Inline } from './Inline';
export type { InlineProps } from './Inline';
export { Stack } from './Stack';
export type { Gap, StackProps } from './Stack';
