import type { Check } from '../check.ts';

/** How a serving goes into its form. */
export interface Fit {
  /** Pieces of a serving; 1 of what is poured. */
  units: number;
  /** Capsule size, e.g. '00'; null for other forms. */
  size: string | null;
  /** Of the pieces' room, without the tenth that a capsule is left empty; null where nothing is filled. */
  percentFull: number | null;
  /** Weight of a serving, shells of its lines included, mg. */
  weightMg: number;
  /** Room that a container's content takes, mL; null where the draft does not tell. */
  volumeMl: number | null;
  /** One sentence; null where there is nothing to advise. */
  advice: string | null;
}

/** A fit and what it found. */
export interface Fitted {
  fit: Fit;
  checks: Check[];
}
