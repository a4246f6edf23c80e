import { registry, tokenize } from '../../../registry/index.ts';
import { beginsWord } from '../../brief/excluded.ts';
import { heldFood } from '../../brief/held.ts';
import { excludedIn } from '../../brief/readExcluded.ts';
import { ingredientsOf } from './lineIngredients.ts';
import { foodPlacesIn, linesRuledOutIn } from './namedFood.ts';
import { refusalNames, ruledOutOf } from './ruledOut.ts';
import { refusals } from '../tables/tables.ts';

/** Whether a line is of what words rule out, by its name. */
export type IsRefused = (name: string) => boolean;

/** What of a recipe a text rules out. */
export interface Refused {
  /** Whether a line is ruled out as what it is. */
  readonly is: IsRefused;
  /** Whether it is, or has a part that is: such a line comes into no recipe. */
  readonly holds: IsRefused;
}

/** What a text rules out, read once for all lines. */
export function refusalIn(text: string, excluded: ReadonlySet<string>): Refused {
  const ingredients = new Set([...excluded].map((key) => registry.materials.get(key)?.ingredient));
  const terms = excludedIn(text);
  const ruledOutLines = linesRuledOutIn(text);
  const known = new Map<string, { isOut: boolean; isIn: boolean }>();
  const read = (name: string) => {
    const line = heldFood(name);
    const held = terms.flatMap(({ heldBy }) => heldBy(line) ?? []);
    const isOut =
      ruledOutLines.has(name) ||
      ingredientsOf(name).some((key) => ingredients.has(key)) ||
      held.includes(line.name);
    const found = { isOut, isIn: isOut || held.length > 0 };
    known.set(name, found);
    return found;
  };
  return {
    is: (name) => (known.get(name) ?? read(name)).isOut,
    holds: (name) => (known.get(name) ?? read(name)).isIn,
  };
}

/** Whether a line is of what a text names in general, and does not rule out: `salt`, `milk`. */
export function membersNamedIn(text: string): (name: string) => boolean {
  const foods = foodPlacesIn(text);
  // Olive oil is no oil in general.
  const mentions = refusalNames
    .find(tokenize(text))
    .filter(({ start, end }) => !foods.some((food) => food.start <= start && end <= food.end));
  const ruledOut = ruledOutOf(text, mentions);
  const named = new Set(mentions.filter(({ start }) => !ruledOut.get(start)).map(({ key }) => key));
  const tests = refusals
    .filter(({ key }) => named.has(key))
    .map(({ members, except }) => ({ isMember: beginsWord(members), isOther: beginsWord(except) }));
  return (name) => tests.some(({ isMember, isOther }) => isMember(name) && !isOther(name));
}
