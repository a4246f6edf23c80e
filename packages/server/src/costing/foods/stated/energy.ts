import { percentOf, type Line } from '../lines.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { roleIn } from '../roles.ts';
import type { Shares } from '../shares.ts';
import type { Portion } from './statedPer.ts';
import { lineContents } from '../tables/tables.ts';
import { skimmableOf, skimmedTo } from './lean.ts';
import { energyIn, energyLeft, fatOf } from './toldContent.ts';

/** Words, and what they give a share of or want so much of: that stays. */
interface Said {
  readonly text: string;
  readonly portion: Portion;
  readonly shares: Shares;
  readonly isHeld: (line: string) => boolean;
}

/** A recipe of so much milk, percent, may be of skimmed milk; a dash of cream is in a meal for its fat. Our assumption. */
const leastMilk = 25;
/** Of a gram of fat; skimmed milk has it without. */
const kcalOfFat = 9;
/** Of what gives a recipe its energy so much stays, 0 to 1. Our assumption. */
const leastKept = 0.4;
/** What holds less, kcal in 100 g, takes the place of what goes: water, milk, vegetables. Our assumption. */
const mostOfTaker = 100;
/** What holds so much fat, percent, is reckoned with the fats: cream, coconut milk. Our assumption. */
const leastFat = 18;
/** Of a drink all that holds so much, kcal in 100 g, gives it its energy: malt, oats. Our assumption. */
const leastOfDrink = 200;

/**
 * A recipe with its milk skimmed, then so much less of its fats and sugars, and more of its water, milk or vegetables, that a serving holds the
 * energy that the words leave it, as far as such a food can do with less. What is dry has nothing to take their place.
 */
export function withinEnergy(
  archetype: FoodArchetype,
  said: readonly Line[],
  { text, portion, shares, isHeld }: Said,
): readonly Line[] {
  const most = energyLeft(text, portion);
  if (most === null) return said;
  const overOf = (recipe: readonly Line[]) => energyIn(recipe) - (most / portion.grams) * 100;
  if (overOf(said) <= 0) return said;
  const fatLeft = fatOf(said, portion) - ((overOf(said) / kcalOfFat) * portion.grams) / 100;
  const lines = skimmableOf(said) < leastMilk ? said : skimmedTo(said, Math.max(0, fatLeft), portion);
  const over = overOf(lines);
  if (over <= 0) return lines;
  const isOpen = ({ name }: Line) => !shares.has(name) && !isHeld(name);
  const isRich = ({ name }: Line) =>
    ['fat', 'sweetener'].includes(roleIn(archetype, name)) ||
    (lineContents.get(name)?.fat ?? 0) >= leastFat ||
    (archetype.kind === 'drink' && energyIn([{ name, percent: 100 }]) >= leastOfDrink);
  const rich = lines.filter((line) => isOpen(line) && isRich(line));
  const takers = lines.filter(
    (line) => isOpen(line) && !rich.includes(line) && energyIn([line]) < mostOfTaker && line.percent >= 3,
  );
  const saved = rich.length > 0 && takers.length > 0 ? energyIn(rich) - energyIn(takers) : 0;
  if (saved <= 0) return lines;
  const now = percentOf(rich);
  const moved = Math.min(now * (1 - leastKept), (over / saved) * percentOf(lines));
  const share = (line: Line) =>
    rich.includes(line) ? 1 - moved / now : takers.includes(line) ? 1 + moved / percentOf(takers) : 1;
  return lines.map((line) => ({ name: line.name, percent: line.percent * share(line) }));
}
