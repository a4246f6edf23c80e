export { formatNumber, parseQuantity, separatorsOf } from '../internal/quantity';
export type { Quantity, Separators, WrittenQuantity } from '../internal/quantity';
export { NumberField } from './NumberField';
export type { NumberFieldProps } from './NumberField';
export type { NumberFaultWords } from './entry';
