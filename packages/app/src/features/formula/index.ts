export { AddStudiedDose, type AddStudiedDoseProps } from './cite/AddStudiedDose';
