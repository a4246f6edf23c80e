import { shareOf, type Content } from '../heldOf.ts';
import type { Line } from '../lines.ts';
import type { Serving } from '../stated/broughtServing.ts';
import { withinEnergy } from '../stated/energy.ts';
import { isOwnSource } from '../stated/ownSources.ts';
import { withStated, type StatedRecipe } from '../stated/statedContent.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { withinRanges, type Said as Kept } from './ranges.ts';

/** What holds so much of a content, percent, is in a recipe for it as well. Our assumption. */
export const bearing = 40;

/** What is brought to one thing may leave another: so often both are seen to. */
const turns = 3;
/** Shares that differ by less, %, are the same. */
const same = 0.2;

/** A recipe of what the words state and leave it, in plausible shares: the one again after the other, until both hold. */
export function settledIn(
  archetype: FoodArchetype,
  begun: readonly Line[],
  { kept, serving }: { kept: Kept; serving: Serving },
): { lines: readonly Line[]; asked: StatedRecipe['asked'] } {
  const { text, shares } = kept;
  let lines = begun;
  let asked: StatedRecipe['asked'] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const stated = withStated(lines, text, serving);
    const known = asked.concat(stated.asked.filter(({ content }) => !isAmong(asked, content)));
    asked = known;
    // What a nutrient asks for is kept as far as such a food may hold it.
    const isHeld = (line: string) => known.some(({ content }) => shareOf(line, content) >= bearing);
    const light = withinEnergy(archetype, stated.lines, { text, portion: serving, shares, isHeld });
    // A bowl of 35 g protein has more chicken than bowls usually have.
    const isRaised = (line: string) =>
      known.some(({ content, said }) => said === 'say' && isOwnSource(line, content));
    const within = withinRanges(archetype, light, { ...kept, isHeld, isRaised }).lines;
    lines = within;
    if (isSame(light, within)) break;
  }
  return { lines, asked };
}

const isAmong = (asked: StatedRecipe['asked'], content: Content) =>
  asked.some((each) => each.content === content);

const isSame = (lines: readonly Line[], others: readonly Line[]): boolean =>
  lines.length === others.length &&
  lines.every(({ name, percent }) =>
    others.some((other) => other.name === name && Math.abs(other.percent - percent) < same),
  );
