export { ComboBox } from './ComboBox';
export type { ComboBoxProps } from './ComboBox';
export type { ComboBoxState } from './OptionList';
export type { ComboBoxOption } from './options';
