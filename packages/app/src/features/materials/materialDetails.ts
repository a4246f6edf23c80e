import type { MaterialFields, MaterialPatch } from '@seedbed/server/contract';
import type { FieldChange } from '../../fields/field';

/** What a material brings to a line beside its words: plant, allergens and nutrition. */
export type MaterialDetails = Pick<
  MaterialFields,
  | 'latinName'
  | 'plantPart'
  | 'extract'
  | 'marker'
  | 'constituents'
  | 'allergens'
  | 'allergenEvidence'
  | 'profile'
>;

/** The details of a material as they are stored. */
export const detailsOf = ({
  latinName,
  plantPart,
  extract,
  marker,
  constituents,
  allergens,
  allergenEvidence,
  profile,
}: MaterialPatch): MaterialDetails => ({
  latinName,
  plantPart,
  extract,
  marker,
  constituents,
  allergens,
  allergenEvidence,
  profile,
});

/** The record with a value at a dotted path; what is on the way to it is made. */
function withValue(
  record: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = record[first];
  const isRecord = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  return {
    ...record,
    [first]:
      rest.length > 0 ? withValue(isRecord ? (inner as Record<string, unknown>) : {}, rest, value) : value,
  };
}

/** The details after a field was set. */
export const changedDetails = (details: MaterialDetails, change: FieldChange): MaterialDetails =>
  Object.entries(change).reduce<Record<string, unknown>>(
    (record, [path, value]) => withValue(record, path.split('.'), value),
    details,
  );
