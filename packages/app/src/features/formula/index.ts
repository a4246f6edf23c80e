export { AddStudiedDose, type AddStudiedDoseProps } from './cite/AddStudiedDose';
export { useFormulaDoses } from './useFormulaDoses';
export { LateSavedLabel } from './label/LateSavedLabel';
