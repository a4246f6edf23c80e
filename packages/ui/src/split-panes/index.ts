export { SplitPanes } from './SplitPanes';
export type { SplitPanesProps } from './SplitPanes';
export type { PaneLimit, PaneLimits } from './layout';
export type { PaneOrientation } from './usePaneResize';
export type { SizeStorage } from './savedSizes';
