/** A field of a form whose words are kept. */
export interface KeptField {
  /** Its label; the second of the same label says so. */
  name: string;
  /** What stood in it while it was not being written in: on the same form, one of these stands there again. */
  seen: string[];
  /** What was typed last; null where nobody typed. */
  typed: string | null;
}

/** A form that somebody was writing in when it was taken away. */
export interface KeptForm {
  /** The address, and the names of what the form stands in. */
  place: string;
  fields: KeptField[];
}

/** What the fields of a form that is shown hold, by their names. */
export type ShownFields = ReadonlyMap<string, string>;

/**
 * Whether a form that is shown is the one that was taken away. The address and the titles do not tell every record from
 * the next one; what stands in the fields does.
 */
export const isSameForm = ({ fields }: KeptForm, shown: ShownFields): boolean =>
  fields.every(({ name, seen, typed }) => {
    const value = shown.get(name);
    return value === undefined || value === typed || seen.includes(value);
  });

/** A form without the typed words of these fields, which are in their place again; undefined where that was all. */
export function withoutTyped(form: KeptForm, names: ReadonlySet<string>): KeptForm | undefined {
  const fields = form.fields.map((field) =>
    field.typed !== null && names.has(field.name)
      ? { ...field, seen: [...field.seen, field.typed], typed: null }
      : field,
  );
  return fields.some(({ typed }) => typed !== null) ? { ...form, fields } : undefined;
}
