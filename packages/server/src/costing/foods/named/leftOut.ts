import { percentOf, statementOf, waterLine, type Line } from '../lines.ts';
import { goneFrom, type RecipeNote } from '../recipeNotes.ts';
import type { IsRefused } from './refused.ts';
import { withShares, type Shares } from '../shares.ts';

/** Largest share of a recipe that may be left out, percent, but for its water; without more of it, it is no recipe. */
const mostLeftOut = 30;

/**
 * The lines that words rule out and that go, the lesser first, as long as there is a recipe without them; what is too much of
 * it stays, and the check of its brief tells it.
 */
export function leftOutOf(lines: readonly Line[], isRefused: IsRefused): readonly Line[] {
  const refused = lines.filter(({ name }) => isRefused(name)).toSorted((a, b) => a.percent - b.percent);
  const out: Line[] = [];
  for (const line of refused) {
    const all = [...out, line];
    const isWhole = percentOf(lines) - percentOf(all) < mostLeftOut;
    if (!isWhole && percentOf(all.filter(({ name }) => name !== waterLine)) <= mostLeftOut) out.push(line);
  }
  return out;
}

/** A recipe without what is left out, as much as it was in all: what a serving holds is reckoned of what is in it. */
export function withoutLeftOut(
  lines: readonly Line[],
  leftOut: readonly Line[],
  shares: Shares,
): readonly Line[] {
  if (leftOut.length === 0) return lines;
  const kept = lines.filter((line) => !leftOut.includes(line));
  const scale = percentOf(lines) / percentOf(kept);
  return withShares(
    kept.map(({ name, percent }) => ({ name, percent: percent * scale })),
    shares,
  );
}

/** What is told of lines that were left out. */
export const leftOutNote =
  (leftOut: readonly Line[]): RecipeNote =>
  (finished) => {
    const gone = goneFrom(
      leftOut.map(({ name }) => name),
      finished,
    );
    return gone.length === 0
      ? ''
      : `Left out, as the words rule it out: ${gone.map(statementOf).join('; ')}.`;
  };
