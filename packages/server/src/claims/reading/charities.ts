import { hitsOf, hitsOutside, type Place } from './sentence.ts';
import type { Hit, Hits } from '../lexicon/terms.ts';

/** A capitalised name up to a place: 'the Breast Cancer Research ' before 'Foundation'. */
const nameBefore = /(?:\p{Lu}[\p{L}\p{N}.'’&-]*\s+(?:(?:of|for|and|against|the)\s+)?)+$/u;

/**
 * What a sentence says without the names of charities that it gives to: a disease that stands in such a name is none that
 * the product has an effect on. Where nothing is given the name stays what it is: an endorsement, or a claim.
 */
export function withoutCharities(text: string, hits: Hits): { hits: Hits; names: readonly Place[] } {
  const organisations = hitsOf(hits, 'organisation');
  if (organisations.length === 0) return { hits, names: [] };
  const rest = new Map([...hits].filter(([kind]) => kind !== 'organisation'));
  const isGiven = hitsOf(hits, 'giving').length > 0;
  const names = isGiven ? organisations.flatMap((hit) => named(text, hit)) : [];
  if (names.length === 0) return { hits: rest, names };
  return { hits: new Map([...hitsOutside(rest, names), ['organisation', names]]), names };
}

/** The whole name that a word of organisation ends; nothing where that word is written small. */
function named(text: string, hit: Hit): Hit[] {
  const before = nameBefore.exec(text.slice(0, hit.start))?.[0] ?? '';
  const isNamed = before !== '' || hit.to > hit.from;
  const isName = isNamed && /^\p{Lu}/u.test(text.slice(hit.start));
  return isName ? [{ ...hit, start: hit.start - before.length }] : [];
}
