/** A choice that may stand under a heading. */
interface Headed {
  /** Heading that it stands under; choices of one heading are listed together, in their order. */
  section?: string;
}

/** A heading and the choices under it; `id` keeps it apart from the choices. */
export interface OptionSection<Option extends Headed> {
  id: string;
  title: string;
  options: Option[];
}

/** Choices in their order, those of one heading gathered where its first one stands. */
export function gatherSections<Option extends Headed>(
  options: readonly Option[],
): (Option | OptionSection<Option>)[] {
  const entries: (Option | OptionSection<Option>)[] = [];
  const sections = new Map<string, OptionSection<Option>>();
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
