import type { LiteratureQuery } from './record.ts';

const mostNames = 4;
const longestName = 60;

/** A name without anything that a service could read as an operator; empty where nothing is left. */
const bare = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}'’ -]+/gu, ' ')
    .replace(/(^|\s)[-'’]+|[-'’]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .trimEnd();

const bareNames = (names: readonly string[]): string[] =>
  [...new Set(names.map(bare))].filter((name) => name.length > 1).slice(0, mostNames);

/** The query as it may leave this server: names alone, few and short. */
export const bareQuery = ({ ingredients, others }: LiteratureQuery): LiteratureQuery => {
  const first = bareNames(ingredients);
  return { ingredients: first, others: bareNames(others).filter((name) => !first.includes(name)) };
};

/** All that is sent of a query, as it is shown. */
export const wordsOf = ({ ingredients, others }: LiteratureQuery): string =>
  [...ingredients, ...others].join(' ');
