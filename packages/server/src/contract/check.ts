import type { z } from 'zod';

/** A field that was refused; `path` in dot notation, empty for the whole. */
export interface FieldRefusal {
  path: string;
  message: string;
}

/** Where in a request a value stands. */
export type Place = 'path' | 'query' | 'body';

/** What a check came to: the value as the schema reads it, or why it is refused. */
export type Checked = { value: unknown } | { refusal: string; errors: FieldRefusal[] };

const shownErrors = 20;
const short = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

/** Checks a part of a request against its schema, and words the refusal. */
export function check(schema: z.ZodType, value: unknown, place: Place): Checked {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  return refused(place, result.error.issues.flatMap(refusalsOf));
}

/** Checks the query of an operation that takes none. */
export function checkNoQuery(names: readonly string[]): Checked {
  if (names.length === 0) return { value: undefined };
  return refused(
    'query',
    names.map((path) => ({ path: short(path), message: 'Unknown parameter' })),
  );
}

function refused(place: Place, errors: FieldRefusal[]): Checked {
  const count = errors.length === 1 ? 'a field that is' : `${errors.length} fields that are`;
  return {
    refusal: `The ${place} of the request has ${count} not valid.`,
    errors: errors.slice(0, shownErrors),
  };
}

function refusalsOf(issue: z.core.$ZodIssue): FieldRefusal[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return nearest(issue.errors).flatMap((each) =>
      refusalsOf({ ...each, path: [...issue.path, ...each.path] }),
    );
  }
  const path = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path: short(path), message: issue.message }];
  return issue.keys.map((key) => ({
    path: short(path ? `${path}.${key}` : key),
    message: 'Unknown field',
  }));
}

/** Of several shapes that a value may have, what is wrong by the first that is of its type: that one was meant. */
const nearest = (shapes: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] =>
  shapes.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)) ??
  shapes[0] ??
  [];
