export { PanelTabs } from './PanelTabs';
export type { PanelTab, PanelTabsProps } from './PanelTabs';
