import type { FormulaLine } from '@seedbed/server/contract';
import { compoundFields, meantCompound, type KnownCompound } from '@seedbed/server/formula';
import type { FormulaData } from '../model/computed';
import type { FieldValues } from '../model/fieldOps';

/** Compounds that nothing is bought as, as they are looked for by name. */
export interface Compounds {
  /** Those of an ingredient. */
  of: (ingredient: string) => readonly KnownCompound[];
  /** The compound of an ingredient that a name means; undefined where it means none, or several. */
  named: (name: string, ingredient: string) => KnownCompound | undefined;
  /** The one ingredient of which there are compounds of this name. */
  carriedBy: (name: string) => string | undefined;
  /** Whether a note tells of a compound’s share, and nobody wrote it. */
  isTold: (note: string | null | undefined) => boolean;
}

/** Puts compounds in order, once. */
export function compoundsOf({ compounds }: FormulaData): Compounds {
  const byIngredient = Map.groupBy(compounds, ({ ingredient }) => ingredient);
  const byName = Map.groupBy(
    compounds.flatMap((each) => each.names.map((name) => ({ name, each }))),
    ({ name }) => name,
  );
  const told = new Set(compounds.map(({ says }) => says));
  const called = (name: string) => (byName.get(name.trim().toLowerCase()) ?? []).map(({ each }) => each);
  return {
    of: (ingredient) => byIngredient.get(ingredient) ?? [],
    named: (name, ingredient) => meantCompound(called(name), ingredient),
    carriedBy: (name) => {
      const [ingredient, ...others] = new Set(called(name).map((each) => each.ingredient));
      return others.length === 0 ? ingredient : undefined;
    },
    isTold: (note) => told.has(note ?? ''),
  };
}

/** What a line takes of a compound: its share, and on what that rests where a person noted nothing. */
export function shareOf(
  { named, isTold }: Compounds,
  line: Pick<FormulaLine, 'note'> | undefined,
  { written, ingredient }: { written: string; ingredient: string },
): FieldValues {
  const compound = named(written, ingredient);
  if (!compound) return withoutShare(isTold, line);
  const { note, ...fields } = compoundFields(compound, written);
  return line?.note && !isTold(line.note) ? fields : { ...fields, note };
}

/** The share of a compound goes with the compound, and with it what was told of it. */
export const withoutShare = (
  isTold: Compounds['isTold'],
  line: Pick<FormulaLine, 'note'> | undefined,
): FieldValues => (isTold(line?.note) ? { potency: null, note: null } : {});
