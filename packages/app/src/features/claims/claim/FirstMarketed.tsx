import { DateField, type DateFieldProps } from '@seedbed/ui/date-field';

/** The day on which a claim is first marketed. */
export const FirstMarketed = (props: Required<Pick<DateFieldProps, 'value' | 'onChange'>>) => (
  <DateField label="First marketed on" {...props} />
);
