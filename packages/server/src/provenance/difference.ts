import type { MovedSource, SourceDifference } from '../contract/index.ts';
import { canonicalJson } from '../formula/index.ts';

type Fields = Readonly<Record<string, unknown>>;
type Json = SourceDifference['changes'][number]['from'];

/** What would be otherwise in a row that is derived again; fields are compared as they are worded. */
export function differenceOf(
  because: readonly MovedSource[],
  before: Fields,
  after: Fields,
): SourceDifference {
  const changes = Object.keys(after)
    .filter((path) => canonicalJson(before[path]) !== canonicalJson(after[path]))
    .map((path) => ({ path, from: jsonOf(before[path]), to: jsonOf(after[path]) }));
  return { because: [...because], changes };
}

/** As it goes over the wire: without fields that are undefined. */
const jsonOf = (value: unknown): Json =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as Json);
