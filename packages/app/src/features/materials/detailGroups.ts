import { allergensOf, micronutrients } from '@seedbed/server/formula';
import { allergenGroup } from '../../fields/allergenFields';
import type { FieldGroup } from '../../fields/field';
import { plantGroup } from '../../fields/plantFields';
import { profileGroup } from '../../fields/profileFields';
import type { MaterialDetails } from './materialDetails';

/** A material is sold to either market: it tells of the allergens of both. */
const allergens = [...new Set([...allergensOf.US, ...allergensOf.EU])];

/** The fields of the details. */
export const detailGroups = (details: MaterialDetails): readonly FieldGroup[] => [
  plantGroup(details),
  allergenGroup(details, allergens),
  profileGroup(details, micronutrients),
];
