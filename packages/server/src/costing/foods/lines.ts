import type { FoodArchetype } from './tables/records.ts';
import { recipeEntries } from './tables/tables.ts';
import { capitalize } from '../../text/letters.ts';

/** A line of a recipe: what is mixed, and its share, %. */
export type Line = FoodArchetype['recipe'][number];

export const waterLine = 'Beverages, water, tap, drinking';

export const percentOf = (lines: readonly Line[]) => lines.reduce((sum, { percent }) => sum + percent, 0);

/** A line as an ingredient list names it, without what is in it. */
export const statementOf = (line: string) =>
  recipeEntries.get(line)?.statement.replace(/ \(.*\)$/, '') ?? line;

export const titleOf = (line: string) => capitalize(statementOf(line));

/** A food that loses so much of its weight is mixed with water that nobody counts. Our assumption. */
export const leastDriedOff = 0.1;

/** Below this share, %, a line is there for its taste or its effect: it is dosed on the whole. Our assumption. */
export const minorShare = 3;

/** Lines brought to so much in all: the greater ones give or take, salt and leavening stay what they are where they can. */
export function fitted(lines: readonly Line[], room: number): readonly Line[] {
  const whole = percentOf(lines);
  const major = percentOf(lines.filter(({ percent }) => percent >= minorShare));
  const isByMajor = major > 0 && room - (whole - major) > 0;
  const [of, to] = isByMajor ? [major, room - (whole - major)] : [whole, Math.max(room, 0)];
  const moves = ({ percent }: Line) => !isByMajor || percent >= minorShare;
  return lines.map((line) => (moves(line) && of > 0 ? { ...line, percent: (line.percent * to) / of } : line));
}
