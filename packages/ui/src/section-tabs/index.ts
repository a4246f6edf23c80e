export { sectionPanelProps } from './sectionPanel';
export type { SectionPanelProps } from './sectionPanel';
export { SectionTabs } from './SectionTabs';
export type { Section, SectionTabsProps } from './SectionTabs';
