export { AddStudiedDose, type AddStudiedDoseProps } from './cite/AddStudiedDose';
export { useFormulaDoses } from './dose/useFormulaDoses';
export { LateSavedLabel } from './label/LateSavedLabel';
