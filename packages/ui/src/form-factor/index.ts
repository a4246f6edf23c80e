export { FormFactorPicker } from './FormFactorPicker';
export type { FormFactorPickerProps } from './FormFactorPicker';
export { formFactors, initialValue } from './formFactors';
export type { FormFactorOption, FormFactorValue } from './formFactors';
export { formFactorPictures } from './pictures';
export { volumeRange } from './volume';
export type { VolumeRange } from './volume';
