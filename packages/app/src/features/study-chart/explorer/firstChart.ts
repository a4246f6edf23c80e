import type { StudiedIngredient } from '@seedbed/server/contract';

type Doses = ReadonlyMap<string, number>;
type Topic = StudiedIngredient['topics'][number];

/** What the formula has comes first, what has most to draw before the rest; then, as before, by name. */
export const ownFirst = (studied: readonly StudiedIngredient[], doses: Doses): StudiedIngredient[] =>
  studied.toSorted(
    (one, other) =>
      Number(doses.has(other.key)) - Number(doses.has(one.key)) ||
      (doses.has(one.key) ? effectsOf(other) - effectsOf(one) : 0),
  );

const effectsOf = ({ topics }: StudiedIngredient) => topics.reduce((sum, { effects }) => sum + effects, 0);

/**
 * The ingredient to begin with: of what the formula has, or else of all, one that the product's words name; among these
 * the one with most to draw on the outcomes that the words name; where they name none, on any.
 */
export function mostStudied(
  ordered: readonly StudiedIngredient[],
  doses: Doses,
  words: string,
): StudiedIngredient | undefined {
  const isNamed = isNamedIn(words);
  const own = ordered.filter((each) => doses.has(each.key) && effectsOf(each) > 0);
  const there = own.length > 0 ? own : ordered;
  const named = there.filter((each) => effectsOf(each) > 0 && isNamed(each));
  return (named.length > 0 ? named : there).toSorted(
    (one, other) =>
      mostOf(other.topics.filter(isNamed)) - mostOf(one.topics.filter(isNamed)) ||
      mostOf(other.topics) - mostOf(one.topics),
  )[0];
}

const mostOf = (topics: readonly Topic[]) => Math.max(0, ...topics.map(({ effects }) => effects));

/** The outcome to begin with: one that the product's words name, or else the one with most to draw. */
export function bestTopic(ingredient: StudiedIngredient | undefined, words: string): Topic | undefined {
  const topics = ingredient?.topics ?? [];
  const isNamed = isNamedIn(words);
  const named = topics.filter((topic) => topic.effects > 0 && isNamed(topic));
  return (named.length > 0 ? named : topics).toSorted((one, other) => other.effects - one.effects)[0];
}

/** 'bones' is named by 'bone' too; all words of a name have to be there. */
const isNamedIn = (words: string) => {
  const said = words.toLowerCase();
  return ({ name }: Pick<Topic, 'name'>) =>
    name
      .toLowerCase()
      .split(/\P{L}+/u)
      .every((word) => said.includes(word.replace(/s$/, '')));
};
