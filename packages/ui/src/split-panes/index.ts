export { SplitPanes } from './SplitPanes';
export type { SplitPanesProps } from './SplitPanes';
export type { PaneLimit, PaneLimits, PaneOrientation } from './layout';
export type { SizeStorage } from './savedLayout';
