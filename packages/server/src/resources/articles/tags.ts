import type { Evidence } from '../../evidence/index.ts';

/** Most tags of an article. */
const mostTags = 8;

/**
 * The ingredients, then the outcomes of our lexicon that a text names, each by its own name and in the order of the
 * text. Only what is spelt right: a near miss in a headline is more often another word.
 */
export function tagsOf({ lexicon, ingredients, topics }: Evidence, text: string): string[] {
  const mentions = lexicon.read(text).mentions.filter(({ isCorrected }) => !isCorrected);
  const keysOf = (wanted: string) => mentions.flatMap(({ kind, key }) => (kind === wanted ? [key] : []));
  const names = [
    ...keysOf('ingredient').map((key) => ingredients.get(key)?.name.replace(/ \([^)]*\)$/, '')),
    ...keysOf('topic').map((key) => topics.get(key)?.name),
  ];
  return [...new Set(names)].filter((name) => name !== undefined).slice(0, mostTags);
}
