import { percentOf, type Line } from '../lines.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { roleIn } from '../roles.ts';
import type { Portion } from './statedPer.ts';
import { cappedIn } from './contentSaid.ts';
import { swaps } from '../tables/tables.ts';
import { fatLeft, fatOf } from './toldContent.ts';

const leaner = new Map(
  swaps.flatMap(({ line, instead, isLean }) => (isLean ? [[line, instead] as const] : [])),
);

/**
 * A recipe with so much of its milk and cream skimmed, then with so much less oil and butter, that a serving holds the fat
 * that the words leave it, as far as such a food can do with less.
 */
export function withLean(
  archetype: FoodArchetype,
  lines: readonly Line[],
  { text, portion }: Said,
): readonly Line[] {
  const most = fatLeft(text, portion) ?? fatCapped(archetype, lines, { text, portion });
  if (most === null) return lines;
  return withLessFat(archetype, skimmedTo(lines, most, portion), { most, portion });
}

/** Grams of fat that words such as `low fat` leave a serving; null: none of them stands. */
function fatCapped({ kind }: FoodArchetype, lines: readonly Line[], { text, portion }: Said): number | null {
  const row = cappedIn('fat', text);
  if (!row) return null;
  const limit = kind === 'drink' ? row.mostDrink : row.most;
  return limit === null
    ? fatOf(lines, portion) * (1 - (row.less ?? 0) / 100)
    : (limit * portion.finished) / 100;
}

interface Said {
  readonly text: string;
  readonly portion: Portion;
}

/** Of its oil and butter a food of little fat keeps so much, 0 to 1. Our assumption. */
const leastFat = 0.3;

/** A recipe with less of what is in it for its fat, what the thing is of taking its place. */
function withLessFat(
  archetype: FoodArchetype,
  lines: readonly Line[],
  { most, portion }: { most: number; portion: Portion },
): readonly Line[] {
  const roleOf = ({ name }: Line) => roleIn(archetype, name);
  const fats = lines.filter((line) => roleOf(line) === 'fat');
  const takers = lines.filter((line) => roleOf(line) === 'body' || roleOf(line) === 'liquid');
  const over = fatOf(lines, portion) - most;
  const held = (fatOf(fats, portion) * percentOf(fats)) / percentOf(lines);
  if (over <= 0 || held <= 0 || takers.length === 0) return lines;
  const kept = Math.max(leastFat, 1 - over / held);
  const room = (percentOf(fats) * (1 - kept)) / percentOf(takers);
  const share = (line: Line) => (fats.includes(line) ? kept : takers.includes(line) ? 1 + room : 1);
  return lines.map((line) => ({ name: line.name, percent: line.percent * share(line) }));
}

/** Percent of a recipe that may be skimmed. */
export const skimmableOf = (lines: readonly Line[]): number =>
  percentOf(lines.filter(({ name }) => leaner.has(name)));

/** A recipe with its milk and cream skimmed as far as that is needed for so many grams of fat a serving. */
export function skimmedTo(lines: readonly Line[], most: number, portion: Portion): readonly Line[] {
  const held = fatOf(lines, portion);
  if (held <= most) return lines;
  const skimmed = lines.map((line) => ({ ...line, name: leaner.get(line.name) ?? line.name }));
  const saved = held - fatOf(skimmed, portion);
  if (saved <= 0) return lines;
  const part = Math.min(1, (held - most) / saved);
  const percents = new Map<string, number>();
  const add = (name: string, percent: number) => percents.set(name, (percents.get(name) ?? 0) + percent);
  for (const { name, percent } of lines) {
    const instead = leaner.get(name);
    add(name, instead ? percent * (1 - part) : percent);
    if (instead) add(instead, percent * part);
  }
  return [...percents].flatMap(([name, percent]) => (percent > 0 ? [{ name, percent }] : []));
}
