export { AddStudiedDose, type AddStudiedDoseProps } from './cite/AddStudiedDose';
export { useFormulaDoses } from './useFormulaDoses';
export { LateLabel } from './label/LateLabel';
