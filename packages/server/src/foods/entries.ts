import { otherNames, preparations, usualFoods, withoutAsOne, wordsOf } from './called.ts';
import { plainnessOf } from './plainness.ts';
import { calledNames } from './wording.ts';

/** A food as it is ranked among those of its name. */
export interface Entry {
  readonly id: number;
  readonly worth: number;
  readonly words: ReadonlySet<string>;
}

/** A food as the tables name it. */
export interface NamesOfFood {
  readonly id: number;
  readonly name: string;
  readonly category: string;
}

/** The words of preparing, and what the tables write for them. */
export const wordsOfMaking = (ways: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> =>
  new Set([...ways].flatMap(([word, means]) => [word].concat(means)));

/** A food as it is ranked, by what it is called in the tables. */
export const entryOf = (food: NamesOfFood): Entry => ({
  id: food.id,
  worth: plainnessOf(food),
  words: tellingWords(food.name),
});

/** The foods of each name: of its own in the tables, of another, and the usual one ahead. */
export function entriesOf(foods: readonly NamesOfFood[]): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  const isOfMaking = wordsOfMaking(preparations());
  for (const food of foods) {
    const entry = entryOf(food);
    // “Mushrooms, canned” is not called canned
    const names = namesOf(food.name).filter((name) => name.split(' ').some((word) => !isOfMaking.has(word)));
    for (const name of names) {
      const known = entries.get(name);
      if (known) known.push(entry);
      else entries.set(name, [entry]);
    }
  }
  // a name of ours goes before what the tables call so: oysters are no mushrooms; one of several foods has a row for each
  const ours = new Map<string, Entry[]>();
  for (const [called, name] of otherNames()) {
    const meant = entries.get(name);
    if (meant) ours.set(called, [...(ours.get(called) ?? []), ...meant]);
  }
  for (const [called, meant] of ours) entries.set(called, [...new Set(meant)]);
  const ids = new Map(foods.map(({ id, name }) => [name, id]));
  for (const [name, food] of usualFoods()) {
    const id = ids.get(food);
    if (id !== undefined) entries.set(name, usualFirst(entries.get(name) ?? [], id, food));
  }
  return entries;
}

/** Worth more than any other of its name. */
const worthOfUsual = 2;

const usualFirst = (entries: readonly Entry[], id: number, name: string): Entry[] => [
  { id, worth: worthOfUsual, words: tellingWords(name) },
  ...entries.filter((entry) => entry.id !== id),
];

/** The words that tell a food from its neighbours: not those of what it is not. */
const tellingWords = (name: string): ReadonlySet<string> =>
  new Set(
    withoutAsOne(wordsOf(name.replace(/other than [^,]*/i, ''))).filter(
      (word) => word.length > 2 && !joining.has(word),
    ),
  );

const joining: ReadonlySet<string> = new Set(['and', 'for', 'from', 'the', 'with']);

const namesOf = (name: string): string[] => [
  ...new Set(calledNames(name).map((called) => wordsOf(called).join(' '))),
];

/** Those first that have most of the words of the text, of those told apart by many the ones that say least else, then the plainest. */
export function ranked(entries: readonly Entry[], said: ReadonlyMap<string, number>): number[] {
  const shared = ({ words }: Entry) => [...words].reduce((sum, word) => sum + (said.get(word) ?? 0), 0);
  const most = Math.max(0, ...entries.map(shared));
  const beside = (entry: Entry) => (most < fewestTelling ? 0 : entry.words.size - shared(entry));
  return entries
    .toSorted(
      (left, right) =>
        shared(right) - shared(left) || beside(left) - beside(right) || right.worth - left.worth,
    )
    .map(({ id }) => id);
}

/** “Firm tofu set with calcium sulfate”: who says so much of a food means no other. */
const fewestTelling = 4;
