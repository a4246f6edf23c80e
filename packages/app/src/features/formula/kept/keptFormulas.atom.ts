import { atom } from 'jotai';
import { userAtom } from '../../../session';
import type { KeptFormula } from '../model/keptFormula';

/** Whose formulas they are. */
export const ownerAtom = atom((get) => get(userAtom)?.uid ?? '');

/** The formulas that whoever is signed in works on, by id: tab and section show the same one. */
export const keptFormulasAtom = atom((get): Map<number, KeptFormula> => {
  get(ownerAtom);
  return new Map();
});
