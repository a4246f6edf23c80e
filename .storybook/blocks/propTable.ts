/** What react-docgen notes down about one prop. */
interface Documented {
  description?: string;
  required?: boolean;
  tsType?: { name: string; raw?: string };
  defaultValue?: { value: string } | null;
}

/** A component as the catalogue's build leaves it. */
export interface DocumentedComponent {
  __docgenInfo?: { props?: Record<string, Documented> };
}

/** One row of a table of props. */
export interface PropRow {
  name: string;
  isRequired: boolean;
  type: string;
  fallback: string;
  text: string;
}

/** Everything after `@default` up to the next tag or the end: it may take more than a line. */
const defaultTag = /@default\s+([^@]*)/;

const toRow = ([name, prop]: [string, Documented]): PropRow => {
  const { description = '', required = false, tsType, defaultValue } = prop;
  return {
    name,
    isRequired: required,
    type: (tsType?.raw ?? tsType?.name ?? '').replaceAll(/\s+/g, ' ').replace(/^\| /, ''),
    fallback: (defaultTag.exec(description)?.[1] ?? defaultValue?.value ?? '').trim(),
    text: description.replace(defaultTag, '').trim(),
  };
};

/** The props of a component from its types and doc comments: what must be given first, otherwise as they are written. */
export const propRows = (component: DocumentedComponent): PropRow[] => {
  // oxlint-disable-next-line no-underscore-dangle -- the name that react-docgen gives it
  const rows = Object.entries(component.__docgenInfo?.props ?? {}).map(toRow);
  return [...rows.filter((row) => row.isRequired), ...rows.filter((row) => !row.isRequired)];
};
