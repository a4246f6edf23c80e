import { volumeRange, type VolumeEntry, type VolumeRange } from './volume';

/** A shape a product is sold in, with the units it is measured in. */
export interface FormFactorOption {
  id: string;
  label: string;
  units: readonly string[];
  defaultUnit: string;
}

/** The six usual form factors. */
export const formFactors: readonly FormFactorOption[] = [
  { id: 'capsule', label: 'Capsule', units: ['mg', 'µg', 'IU', 'CFU'], defaultUnit: 'mg' },
  { id: 'tablet', label: 'Tablet', units: ['mg', 'µg', 'IU', 'CFU', 'mEq'], defaultUnit: 'mg' },
  { id: 'softgel', label: 'Softgel', units: ['mg', 'g', 'µg', 'IU', 'mL'], defaultUnit: 'mg' },
  {
    id: 'powder',
    label: 'Powder',
    units: ['g', 'mg', 'teaspoon', 'tablespoon', 'mEq', 'IU'],
    defaultUnit: 'g',
  },
  {
    id: 'liquid',
    label: 'Liquid',
    units: ['mL', 'fl oz', 'drops', 'teaspoon', 'tablespoon', 'mg per mL', 'IU', 'mEq'],
    defaultUnit: 'mL',
  },
  { id: 'gummie', label: 'Gummie', units: ['mg', 'µg', 'IU', 'g'], defaultUnit: 'mg' },
];

/** Form, volume and unit: one value. */
export interface FormFactorValue {
  formFactor: string;
  /** Whole number, in the range of the picker. */
  volume: number;
  unit: string;
}

/** The first form with the default volume in its own unit. */
export const initialValue = (
  options: readonly FormFactorOption[],
  range: VolumeRange = volumeRange,
): FormFactorValue => ({
  formFactor: options[0]?.id ?? '',
  volume: range.default,
  unit: options[0]?.defaultUnit ?? '',
});

/** Another form: its default unit, the same volume. */
export function chooseForm(
  value: FormFactorValue,
  formFactor: string,
  options: readonly FormFactorOption[],
): FormFactorValue {
  const option = options.find(({ id }) => id === formFactor);
  return option ? { ...value, formFactor, unit: option.defaultUnit } : value;
}

/** Another volume, or another unit: the rest stays. */
export const chooseVolume = (value: FormFactorValue, { volume, unit }: VolumeEntry): FormFactorValue => ({
  ...value,
  volume,
  unit: unit ?? value.unit,
});
