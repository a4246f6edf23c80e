import type { FieldChange } from '../../fields/field';
import { LateFields } from '../../fields/lateFields';
import { detailGroups } from './detailGroups';
import type { MaterialDetails } from './materialDetails';

interface DetailFieldsProps {
  details: MaterialDetails;
  onSet: (change: FieldChange) => void;
}

/** Plant, allergens and nutrition of a material. */
export const DetailFields = ({ details, onSet }: DetailFieldsProps) => (
  <div>
    <LateFields groups={detailGroups(details)} isReadOnly={false} onSet={onSet} />
  </div>
);
