/** What ties a section of the page to its link in the bar. */
export interface SectionProps {
  id: string;
  /** It takes the focus of a reader who was led there, and is no stop of the Tab key. */
  tabIndex: -1;
  'aria-labelledby': string;
}

/** Id of a section's link. */
export const sectionLinkId = (id: string): string => `section-link-${id}`;

/** Props for the element of a section: `<section {...sectionProps('claims')}>`, to which `#claims` leads. */
export const sectionProps = (id: string): SectionProps => ({
  id,
  tabIndex: -1,
  'aria-labelledby': sectionLinkId(id),
});
