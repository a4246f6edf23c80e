/** One of the choices of a combo box. */
export interface ComboBoxOption {
  /** Names the choice for the page. */
  id: string;
  /** What it is called, and what the text is once it is chosen. */
  label: string;
  /** A quiet line below the label. */
  description?: string;
  /** Heading that it stands under; options of one heading are listed together, in the order of `options`. */
  section?: string;
  isDisabled?: boolean;
}

/** A heading and the choices under it; `id` keeps it apart from the choices. */
export interface OptionSection {
  id: string;
  title: string;
  options: ComboBoxOption[];
}

/** Choices in their order, those of one heading gathered where its first one stands. */
export function gatherSections(options: readonly ComboBoxOption[]): (ComboBoxOption | OptionSection)[] {
  const entries: (ComboBoxOption | OptionSection)[] = [];
  const sections = new Map<string, OptionSection>();
  for (const option of options) {
    const { section: title } = option;
    const section = title === undefined ? undefined : sections.get(title);
    if (section) section.options.push(option);
    else if (title === undefined) entries.push(option);
    else {
      const begun = { id: `section ${title}`, title, options: [option] };
      sections.set(title, begun);
      entries.push(begun);
    }
  }
  return entries;
}
