import { SelectField, type SelectOption } from '@seedbed/ui/field';
import { Grid } from '@seedbed/ui/layout';
import { remapped, type ColumnMapping } from './remapped';

interface ColumnFieldsProps<Field extends string> {
  /** As they are headed. */
  columns: readonly string[];
  mapping: ColumnMapping<Field>;
  /** What a column can hold, in words; `none` leaves it out. */
  options: readonly SelectOption<Field | 'none'>[];
  onRemap: (mapping: ColumnMapping<Field>) => void;
}

/** What each column of a table holds, to be corrected. */
export function ColumnFields<Field extends string>({
  columns,
  mapping,
  options,
  onRemap,
}: ColumnFieldsProps<Field>) {
  return (
    <Grid columns={{ small: 2, medium: 3, large: 4 }} gap="small">
      {columns.map((name, at) => (
        <SelectField
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place: heads may repeat
          key={at}
          label={name || `Column ${at + 1}`}
          options={options}
          value={mapping[at] ?? 'none'}
          onChange={(field) => onRemap(remapped(mapping, at, field))}
        />
      ))}
    </Grid>
  );
}
