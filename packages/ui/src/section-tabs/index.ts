export { sectionProps } from './sectionProps';
export type { SectionProps } from './sectionProps';
export { SectionTabs } from './SectionTabs';
export type { Section, SectionTabsProps } from './SectionTabs';
