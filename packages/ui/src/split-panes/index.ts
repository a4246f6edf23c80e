export { SplitPanes } from './SplitPanes';
export type { SplitPanesProps } from './SplitPanes';
export { SplitPaneDivider } from './SplitPaneDivider';
export type { SplitPaneDividerProps } from './SplitPaneDivider';
export type { PaneLimit, PaneLimits, PaneOrientation } from './layout';
export type { SizeStorage } from './savedLayout';
