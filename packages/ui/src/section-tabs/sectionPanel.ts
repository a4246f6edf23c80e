/** What ties a section of the page to its tab in the bar. */
export interface SectionPanelProps {
  id: string;
  role: 'tabpanel';
  'aria-labelledby': string;
}

/** Id of a section's tab. */
export const sectionTabId = (id: string): string => `section-tab-${id}`;

/** Props for the element of a section: `<section {...sectionPanelProps('claims')}>`, which `#claims` leads to. */
export const sectionPanelProps = (id: string): SectionPanelProps => ({
  id,
  role: 'tabpanel',
  'aria-labelledby': sectionTabId(id),
});
