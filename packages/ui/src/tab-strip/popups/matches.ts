import { plainLetters } from '../../internal/typeAhead';

/** The tabs whose title contains the text; all of them for no text. */
export function tabsMatching<Tab extends { title: string }>(
  tabs: readonly Tab[],
  text: string,
): readonly Tab[] {
  const wanted = plainLetters(text);
  return wanted ? tabs.filter(({ title }) => plainLetters(title).includes(wanted)) : tabs;
}
