import { heldOf, shareOf, type Content } from '../heldOf.ts';
import type { Line } from '../lines.ts';
import type { Serving } from './broughtServing.ts';

/** What is so rich of it, %, gives way to a limit: dates and chocolate to one of sugar, cheese to one of fat. Our assumption. */
const leastRich = 15;
/** Cultures and enzymes are there for what they do: a line of less, %, changes no limit. Our assumption. */
const leastOfLine = 1;
/** What takes its place is so poor of it, %. Our assumption. */
const mostPoor = 6;
/** So much of what the words name stays at least, 0 to 1: else there is none to speak of. Our assumption. */
const leastLeft = 0.12;

/**
 * A recipe within a limit that what was added for it alone does not keep: what the words name without a share gives way
 * too, in proportion, before the limit is told to be missed.
 */
export function withinLimit(
  lines: readonly Line[],
  { content, most }: { content: Content; most: number },
  serving: Serving,
): readonly Line[] {
  const over = heldOf(lines, content, serving) - most;
  if (over <= 0) return lines;
  const isFree = ({ name }: Line) => !serving.shares.has(name);
  const rich = lines.filter(
    (line) => isFree(line) && line.percent >= leastOfLine && shareOf(line.name, content) >= leastRich,
  );
  const filler = lines
    .filter((line) => isFree(line) && shareOf(line.name, content) <= mostPoor)
    .toSorted((a, b) => b.percent - a.percent)[0];
  if (rich.length === 0 || !filler) return lines;
  const poor = shareOf(filler.name, content);
  const moves = rich.reduce(
    (sum, { name, percent }) => sum + (percent * (shareOf(name, content) - poor)) / 100,
    0,
  );
  const left = Math.max(leastLeft, 1 - (over / serving.grams) * (100 / moves));
  const freed = rich.reduce((sum, { percent }) => sum + percent * (1 - left), 0);
  return lines.map((line) => {
    if (rich.includes(line)) return { name: line.name, percent: line.percent * left };
    return line === filler ? { name: line.name, percent: line.percent + freed } : line;
  });
}
