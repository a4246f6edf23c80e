export { TabStrip } from './TabStrip';
export type { TabStripProps } from './TabStrip';
export type { TabStripTab } from './TabList';
export type { TabMenuEntry } from './TabMenu';
export type { StripTab, TabDrop } from './tabs';
export type { TabStripWords } from './words';
