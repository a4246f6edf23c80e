import type { NamedFood } from '../named/namedFood.ts';
import { percentOf, type Line } from '../lines.ts';
import { goneFrom, statementsOf, type RecipeNote } from '../recipeNotes.ts';

interface Tasted {
  readonly lines: readonly Line[];
  readonly notes: readonly RecipeNote[];
}

/** Usual share of a flavour. Our assumption. */
const flavourShare = 0.3;
/** What has become so small a part of what there was of it is a trace that nobody tastes. Our assumption. */
const trace = 0.05;
const isFlavour = ({ name }: Line) => name.startsWith('Natural flavour');

/**
 * A recipe that tastes of what it is named after: what gave way to a stated limit, as caramel to one of sugar, is there
 * as a flavour.
 */
export function withTastes(
  { before, lines, foods }: { before: readonly Line[]; lines: readonly Line[]; foods: readonly NamedFood[] },
  flavour: string,
): Tasted {
  const left = new Map(lines.map(({ name, percent }) => [name, percent]));
  const had = new Map(before.map(({ name, percent }) => [name, percent]));
  const isLost = (line: string) => (left.get(line) ?? 0) < (had.get(line) ?? 0) * trace;
  const lost = [...new Set(foods.filter(({ line }) => isLost(line)).map(({ line }) => line))];
  if (lost.length === 0) return { lines, notes: [] };
  const kept = lines.filter(({ name }) => !lost.includes(name));
  const whole = percentOf(lines);
  const room = (whole - (kept.some(isFlavour) ? 0 : flavourShare)) / percentOf(kept);
  const tasted = kept.some(isFlavour)
    ? kept.map(({ name, percent }) => ({ name, percent: percent * room }))
    : [
        ...kept.map(({ name, percent }) => ({ name, percent: percent * room })),
        { name: flavour, percent: flavourShare },
      ];
  return {
    lines: tasted,
    notes: [
      (finished) => {
        const gone = goneFrom(lost, finished);
        return gone.length === 0
          ? ''
          : `${statementsOf(gone)}: gives way to what the words limit, and is there as a natural flavour.`;
      },
    ],
  };
}
