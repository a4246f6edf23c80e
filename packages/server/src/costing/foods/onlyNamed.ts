import { formatNumber } from '../../registry/index.ts';
import { hasPhrase, searchable } from '../text.ts';
import { foodsNamedIn } from './namedFood.ts';
import type { NamedRecipe } from './namedLines.ts';
import type { FoodArchetype } from './records.ts';
import { onlyWords } from './tables.ts';

/** So much of a recipe has to be named, %, that it can do without the rest. Our assumption. */
const leastNamed = 30;

/** A recipe of nothing but what the words name, where they want nothing else: `dates, almonds, nothing more`. */
export function onlyNamed(archetype: FoodArchetype, made: NamedRecipe, text: string): NamedRecipe {
  const said = searchable(text);
  if (!onlyWords.some(({ words }) => words.some((each) => hasPhrase(said, searchable(each).trim()))))
    return made;
  const named = new Set(foodsNamedIn(archetype, text).map(({ line }) => line));
  const kept = made.lines.filter(({ name }) => named.has(name));
  const share = kept.reduce((sum, { percent }) => sum + percent, 0);
  if (kept.length < 2 || share < leastNamed) return made;
  return {
    lines: kept.map(({ name, percent }) => ({ name, percent: (percent / share) * 100 })),
    notes: [
      ...made.notes,
      `The words want nothing else: the other ${formatNumber(Math.round(100 - share))} % of a usual recipe are left out.`,
    ],
  };
}
