export { TabStrip } from './TabStrip';
export type { TabStripProps } from './TabStrip';
export type { TabStripAction } from './StripActions';
export type { TabMenuEntry } from './TabMenu';
export type { TabMenuOptions } from './useTabMenu';
export type { StripTab, TabDrop } from './tabs';
export type { TabsOptions, TabStripTab } from './useTabs';
export type { TabStripWords } from './words';
