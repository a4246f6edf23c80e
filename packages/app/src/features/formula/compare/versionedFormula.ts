import type { FormulaAnswer, StoredFormula } from '@seedbed/server/contract';
import type { CheckPlace } from '../grid/checkPlaces';
import type { Basis } from '../model/computed';

/** A formula as what is done with its versions needs it. */
export interface VersionedFormula {
  /** The formula as it is stored. */
  formula: StoredFormula;
  /** What lines are shown with. */
  basis: Basis;
  /** Stores what waits; what is saved or compared is the whole draft. @returns whether everything is stored */
  flush: () => Promise<boolean>;
  /** What the server holds now. */
  rev: () => number;
  /** The formula is another one now: restored, approved, or equal to a version. */
  onAnswer: (answer: FormulaAnswer) => void;
  /** Reads the formula again. */
  refresh: () => Promise<unknown>;
}

/** What each dialog of versions is given. */
export interface VersionDialogProps extends VersionedFormula {
  onClose: () => void;
  /** Leaves the dialog for the place where a check can be seen to; absent where there is none to go to. */
  onGoTo?: (place: CheckPlace) => void;
}
