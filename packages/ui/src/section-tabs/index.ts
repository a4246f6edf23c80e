export { SectionTabs } from './SectionTabs';
export type { Section, SectionTabsProps } from './SectionTabs';
