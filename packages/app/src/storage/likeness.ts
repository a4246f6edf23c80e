/**
 * Whether a value read from a store has the shape of a sample: the same kind, and in a record at least the sample's
 * fields, each of its kind. Where the sample says null, null and any object will do; where undefined, anything.
 * @example isLike({ concept: 'Sleep aid', description: '' }, { concept: '', description: '' }) // true
 */
export function isLike<Value>(value: unknown, sample: Value): value is Value {
  if (sample === undefined) return true;
  if (typeof value !== typeof sample) return false;
  if (!isRecord(sample)) return true;
  return isRecord(value) && Object.entries(sample).every(([field, own]) => isLike(value[field], own));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
