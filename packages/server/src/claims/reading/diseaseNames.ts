import { hitsOf, notWithin } from './sentence.ts';
import { withHits, type Hits, type TermKind } from '../lexicon/terms.ts';

/** So many words may stand between: 'prevents nervous tics'. */
const reach = 2;

/** The names of diseases as they are meant, and their words as nothing else. */
export const withDiseaseNames = (hits: Hits): Hits => withoutTheirThings(withNamesakes(hits));

/**
 * Everyday words that name a disease too (kind `namesake`) are taken for it where something is done against it, or where
 * people have it: the hives of a beekeeper are none.
 */
function withNamesakes(hits: Hits): Hits {
  const namesakes = hitsOf(hits, 'namesake');
  if (namesakes.length === 0) return hits;
  const before = hitsOf(hits, 'treat', 'attack', 'protect', 'sufferer');
  const behind = hitsOf(hits, 'treat', 'remedyFor');
  const meant = namesakes.filter(
    ({ from, to }) =>
      before.some((word) => word.to < from && from - word.to <= reach) ||
      behind.some((word) => word.from === to + 1),
  );
  if (meant.length === 0) return hits;
  const harmless = notWithin(hitsOf(hits, 'harmless'), meant);
  return withHits(new Map([...hits, ['harmless', harmless]]), 'disease', meant);
}

/** Ordinary things. */
const things: readonly TermKind[] = ['affair', 'thing', 'plain'];

/** The disc of 'slipped disc' and the stone of 'kidney stone' are no things that something else is said of. */
function withoutTheirThings(hits: Hits): Hits {
  const names = hitsOf(hits, 'disease').filter(({ from, to }) => to > from);
  if (names.length === 0 || !things.some((kind) => hits.has(kind))) return hits;
  return new Map(
    [...hits].map(([kind, found]) => [kind, things.includes(kind) ? notWithin(found, names) : found]),
  );
}
