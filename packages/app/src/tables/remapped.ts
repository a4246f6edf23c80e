/** What each column of a table holds, in their order; null: it is left out. */
export type ColumnMapping<Field extends string> = (Field | null)[];

/** The mapping with another field in one column; a field is in one column only. */
export const remapped = <Field extends string>(
  mapping: readonly (Field | null)[],
  at: number,
  field: Field | 'none',
): ColumnMapping<Field> =>
  mapping.map((each, column) => {
    if (column === at) return field === 'none' ? null : field;
    return each === field ? null : each;
  });

/** A mapping as the query of an address; '' without one. */
export const mappingQuery = (mapping: readonly (string | null)[] | undefined): string =>
  mapping ? `?mapping=${mapping.map((field) => field ?? '').join(',')}` : '';
