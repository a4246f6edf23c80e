/** A choice of a few; its id is what is stored. */
export interface FieldOption {
  id: string;
  label: string;
}

interface Named {
  /** Tells the field from the others of its form. */
  id: string;
  label: string;
  /** A quiet line below it. */
  hint?: string;
}

/** What a field changes, by dotted path; null restores the default. */
export type FieldChange = Readonly<Record<string, unknown>>;

/** Takes a change; where storing it can fail, tells whether it was stored. */
export type SetField = (change: FieldChange) => void | boolean | Promise<boolean>;

/** A field of a form whose values are stored at once, one by one. */
export type Field =
  | (Named & {
      kind: 'text';
      value: string;
      isLong?: boolean;
      /** Undefined where the text cannot be read: it stays as it was typed, with `fault` below. */
      set: (text: string | null) => FieldChange | undefined;
      fault?: string;
    })
  | (Named & {
      kind: 'number';
      value: number | null;
      unit?: string;
      min?: number;
      max?: number;
      set: (value: number | null) => FieldChange;
    })
  | (Named & {
      kind: 'quantity';
      value: { value: number; unit: string } | null;
      units: readonly string[];
      set: (value: { value: number; unit: string } | null) => FieldChange;
    })
  | (Named & {
      kind: 'choice';
      value: string;
      options: readonly FieldOption[];
      set: (id: string) => FieldChange;
    })
  | (Named & { kind: 'flag'; value: boolean; set: (isOn: boolean) => FieldChange });

/** Fields that belong together. */
export interface FieldGroup {
  title: string;
  /** What they are for, in a sentence. */
  hint?: string;
  fields: readonly Field[];
}

/** A text at a path; an empty one restores the default. */
export const textField = (
  path: string,
  label: string,
  { value, ...more }: { value: unknown; hint?: string; isLong?: boolean },
): Field => ({
  kind: 'text',
  id: path,
  label,
  value: typeof value === 'string' ? value : '',
  set: (text) => ({ [path]: text?.trim() || null }),
  ...more,
});

/** A day at a path. */
export const dayField = (path: string, label: string, { value }: { value: unknown }): Field => ({
  kind: 'text',
  id: path,
  label,
  hint: 'Year, month, day: 2026-01-05',
  fault: 'Write a day such as 2026-01-05.',
  value: typeof value === 'string' ? value : '',
  set: (text) => (text === null || isDay(text) ? { [path]: text } : undefined),
});

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

/** A number at a path. */
export const numberField = (
  path: string,
  label: string,
  { value, ...more }: { value: unknown; hint?: string; unit?: string; min?: number; max?: number },
): Field => ({
  kind: 'number',
  id: path,
  label,
  value: typeof value === 'number' ? value : null,
  set: (number) => ({ [path]: number }),
  ...more,
});

/** Yes or no at a path; the usual answer is not stored. */
export const flagField = (
  path: string,
  label: string,
  { value, usual = false }: { value: unknown; usual?: boolean },
): Field => ({
  kind: 'flag',
  id: path,
  label,
  value: typeof value === 'boolean' ? value : usual,
  set: (isOn) => ({ [path]: isOn === usual ? null : isOn }),
});

/** One of a few at a path; the first is the usual one and is not stored. */
export const choiceField = (
  path: string,
  label: string,
  { value, options, hint }: { value: unknown; options: readonly FieldOption[]; hint?: string },
): Field => ({
  kind: 'choice',
  id: path,
  label,
  hint,
  value: typeof value === 'string' ? value : (options[0]?.id ?? ''),
  options,
  set: (id) => ({ [path]: id === options[0]?.id ? null : id }),
});

/** A list of texts at a path, parted by commas or lines. */
export const listField = (
  path: string,
  label: string,
  { value, ...more }: { value: unknown; hint?: string; isLong?: boolean },
): Field => ({
  kind: 'text',
  id: path,
  label,
  value: Array.isArray(value) ? value.join(', ') : '',
  set: (text) => ({ [path]: partsOf(text) }),
  ...more,
});

/** The parts of a text, parted by commas or lines; null where there are none. */
export function partsOf(text: string | null): string[] | null {
  const parts = (text ?? '')
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 ? parts : null;
}
