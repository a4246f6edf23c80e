export { Grid } from './Grid';
export type { GridProps } from './Grid';
export { Inline } from './Inline';
export type { InlineProps } from './Inline';
export { ScrollRegion } from './ScrollRegion';
export type { ScrollRegionProps } from './ScrollRegion';
export { Stack } from './Stack';
export type { Gap, StackProps } from './Stack';
