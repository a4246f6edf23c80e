/** Fields by name, however deep; nothing is unknown or the default, and is not kept. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) => isFields(value) && Object.keys(value).length === 0;
const isNothing = (value: unknown) => value === null || value === undefined || isEmpty(value);

/** The value without what says nothing: null, absent and empty all mean unknown or the default. */
export function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, tidied(part)] as const)
      .filter(([, part]) => !isNothing(part)),
  );
}

/** The value at a dotted path; null where there is none. */
export function valueAt(fields: Fields, path: string): unknown {
  let value: unknown = fields;
  for (const name of path.split('.')) {
    if (!isFields(value) || !Object.hasOwn(value, name)) return null;
    value = value[name];
  }
  return value ?? null;
}

/**
 * The fields with another value at a dotted path; null takes it away, and what is empty then. Undefined where the path
 * leads through something that has no fields: a list is set as a whole.
 */
export function withValue(fields: Fields, path: string, value: unknown): Fields | undefined {
  const [name = '', ...rest] = path.split('.');
  if (name === '') return undefined;
  const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const next = rest.length === 0 ? tidied(value) : withValueIn(inner, rest.join('.'), value);
  if (next === undefined && rest.length > 0) return undefined;
  const { [name]: _, ...others } = fields;
  return isNothing(next) ? others : { ...fields, [name]: next };
}

function withValueIn(inner: unknown, path: string, value: unknown): Fields | undefined {
  if (inner !== undefined && inner !== null && !isFields(inner)) return undefined;
  return withValue(inner ?? {}, path, value);
}
