import type { Basis } from '../../brief/quantity/basis.ts';

/** What amounts that words state are measured against: grams mixed for a serving, what is left of them, servings of a pack. */
export interface Portion {
  readonly grams: number;
  readonly finished: number;
  /** Millilitres of a serving of what is sold by volume; null: by weight. */
  readonly ml: number | null;
  readonly perPack: number;
  /** Pieces that are eaten at once, of what is sold in several; 1 where a serving is one. */
  readonly pieces?: number;
}

/** How much of a serving's is in what an amount is of. */
export function partOf(basis: Basis, { finished, ml, perPack, pieces = 1 }: Portion): number {
  switch (basis.kind) {
    case 'measure':
      return basis.amount / (basis.unit === 'ml' ? (ml ?? finished) : finished);
    case 'pack':
      return perPack;
    case 'piece':
      return 1 / pieces;
    default:
      return 1;
  }
}
