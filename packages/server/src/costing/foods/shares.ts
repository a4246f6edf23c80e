import { formatNumber } from '../../registry/index.ts';
import { fitted, minorShare, percentOf, statementOf, waterLine, type Line } from './lines.ts';

/** The shares of lines that the words give, %. */
export type Shares = ReadonlyMap<string, number>;

/** Lines of which the words say how much is in it have that share, what is left going to the others in proportion. */
export function withShares(lines: readonly Line[], shares: Shares): readonly Line[] {
  const set = lines.filter(({ name }) => shares.has(name));
  const others = lines.filter((line) => !set.includes(line));
  const taken = set.reduce((sum, { name }) => sum + (shares.get(name) ?? 0), 0);
  if (set.length === 0 || taken > 100 || percentOf(others) <= 0) return lines;
  if (isSeasoning(others, 100 - taken)) return withWater(lines, shares);
  const percents = new Map(fitted(others, 100 - taken).map(({ name, percent }) => [name, percent]));
  return lines
    .map(({ name, percent }) => ({ name, percent: shares.get(name) ?? percents.get(name) ?? percent }))
    .filter(({ percent }) => percent > 0);
}

/** So many times as much of what only seasons is no food any more. Our assumption. */
const mostSeasoned = 3;

/** Whether all that is left beside stated shares is there for its taste. */
const isSeasoning = (others: readonly Line[], room: number): boolean =>
  others.every(({ percent }) => percent < minorShare) && percentOf(others) * mostSeasoned < room;

/** A food of which the words give a share, and nothing but its seasoning is known beside: the rest is water. */
function withWater(lines: readonly Line[], shares: Shares): readonly Line[] {
  const set = lines.map(({ name, percent }) => ({ name, percent: shares.get(name) ?? percent }));
  return [...set, { name: waterLine, percent: 100 - percentOf(set) }];
}

/** Shares are told to the percent. */
const leastMissed = 1;

/** What the words give a share that a recipe has less of, or more. */
export function unmetShares(lines: readonly Line[], shares: Shares): string[] {
  return [...shares].flatMap(([line, stated]) => {
    const held = percentOf(lines.filter(({ name }) => name === line));
    if (Math.abs(held - stated) <= leastMissed) return [];
    const [said, has] = [stated, held].map((each) => formatNumber(Number(each.toPrecision(2))));
    return [`The words say ${said} % ${statementOf(line)}; such a recipe holds about ${has} %.`];
  });
}
