import { percentOf, statementOf, waterLine, type Line } from '../lines.ts';
import type { IsRefused } from './refused.ts';
import { withShares, type Shares } from '../shares.ts';

/** Largest share of a recipe that may be left out, percent, but for its water; without more of it, it is no recipe. */
const mostLeftOut = 30;

/** What a recipe is without, as words rule it out; what is too much of it stays, and the check of its brief tells it. */
export interface LeftOut {
  readonly out: readonly Line[];
}

/** The lines that words rule out go, the lesser first, as long as there is a recipe without them. */
export function leftOutOf(lines: readonly Line[], isRefused: IsRefused): LeftOut {
  const refused = lines.filter(({ name }) => isRefused(name)).toSorted((a, b) => a.percent - b.percent);
  const out: Line[] = [];
  for (const line of refused) {
    const all = [...out, line];
    const isWhole = percentOf(lines) - percentOf(all) < mostLeftOut;
    if (!isWhole && percentOf(all.filter(({ name }) => name !== waterLine)) <= mostLeftOut) out.push(line);
  }
  return { out };
}

/** A recipe without what is left out, as much as it was in all: what a serving holds is reckoned of what is in it. */
export function withoutLeftOut(lines: readonly Line[], { out }: LeftOut, shares: Shares): readonly Line[] {
  if (out.length === 0) return lines;
  const kept = lines.filter((line) => !out.includes(line));
  const scale = percentOf(lines) / percentOf(kept);
  return withShares(
    kept.map(({ name, percent }) => ({ name, percent: percent * scale })),
    shares,
  );
}

const namesOf = (lines: readonly Line[]) => lines.map(({ name }) => statementOf(name)).join('; ');

export const leftOutNotes = ({ out }: LeftOut): string[] =>
  out.length > 0 ? [`Left out, as the words rule it out: ${namesOf(out)}.`] : [];
