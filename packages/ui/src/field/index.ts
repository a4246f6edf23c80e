export { Checkbox } from './Checkbox';
export type { CheckboxProps } from './Checkbox';
export type { FieldWords } from '../internal/FieldFrame';
export { SearchField } from './SearchField';
export type { SearchFieldProps } from './SearchField';
export { SelectField } from './SelectField';
export type { SelectFieldProps, SelectOption } from './SelectField';
export { TextField } from './TextField';
export type { TextFieldProps } from './TextField';
