import type { FormulaLine } from '@seedbed/server/contract';
import type { KnownCompound } from '@seedbed/server/formula';
import { brandNote } from '@seedbed/server/formula/naming';
import type { FormulaData } from '../model/computed';
import type { FieldValues } from '../model/fieldOps';

/** Compounds that nothing is bought as, and what notes tell of them and of brands. */
export interface Compounds {
  /** Those of an ingredient. */
  of: (ingredient: string) => readonly KnownCompound[];
  /** Whether a note tells of a compound’s share or of a brand, and nobody wrote more. */
  isTold: (note: string | null | undefined) => boolean;
}

/** Puts compounds in order, once. */
export function compoundsOf({ ingredients, compounds, tradeNames }: FormulaData): Compounds {
  const byIngredient = Map.groupBy(compounds, ({ ingredient }) => ingredient);
  const shares = [...compounds, ...ingredients.flatMap(({ material }) => material ?? [])];
  const told = [...shares.flatMap(({ says }) => says ?? []), ...tradeNames.map((trade) => brandNote(trade))];
  return {
    of: (ingredient) => byIngredient.get(ingredient) ?? [],
    isTold: (note) =>
      Boolean(note) && /^[;\s]*$/.test(told.reduce((left, each) => left.replace(each, ''), note ?? '')),
  };
}

/** What is told of a compound or a brand goes with it, and with it the share. */
export const withoutShare = (
  isTold: Compounds['isTold'],
  line: Pick<FormulaLine, 'note'> | undefined,
): FieldValues => (isTold(line?.note) ? { potency: null, note: null } : {});
