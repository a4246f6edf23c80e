import { conditionOf } from '../../listed/conditionOfUse.ts';
import { isGeneral } from '../../listed/benefits.ts';
import { matchesOf, type Match } from '../../listed/listed.ts';
import { hitsOf, hitsOutside, isWithin, type Place, type ReadSentence } from '../../reading/sentence.ts';
import type { Word } from '../../lexicon/words.ts';

/** The listed claims that a sentence makes, one or more for each substance that it names. */
export interface Listed {
  matches: readonly Match[];
  /** Whether words are those of one of the claims. */
  covers: (words: readonly Word[]) => boolean;
}

/** The listed claims that a sentence is, word for word but for small words; undefined for any other. */
export function listedIn(sentence: ReadSentence): Listed | undefined {
  const whole = matchesOf(sentence).filter(
    ({ claim, share, hasVerb }) => claim.status === 'authorised' && share === 1 && hasVerb,
  );
  if (whole.length === 0) return undefined;
  const keys = new Set(sentence.named.map(({ key }) => key));
  const of = [...keys].flatMap((key) =>
    fullest(
      sentence,
      whole.filter(({ claim }) => claim.ingredients.includes(key)),
    ),
  );
  const matches = of.length > 0 ? [...new Set(of)] : fullest(sentence, metFirst(sentence, whole));
  return { matches, covers: (words) => matches.some((match) => match.covers(words)) };
}

/** Where the product has several substances of one claim, one that suffices carries it. */
const metFirst = (sentence: ReadSentence, matches: readonly Match[]): Match[] =>
  matches.toSorted(
    (left, right) =>
      right.found - left.found ||
      Number(conditionOf(right.claim, sentence).isMet) - Number(conditionOf(left.claim, sentence).isMet),
  );

/** The fullest claim, and each further one that says something more: 'muscle function and psychological function'. */
function fullest({ words }: ReadSentence, matches: readonly Match[]): Match[] {
  const chosen: Match[] = [];
  const own = words.filter((word) => !isGeneral(word));
  for (const match of matches) {
    const saysMore = own.some(
      (word) => match.covers([word]) && !chosen.some((other) => other.covers([word])),
    );
    if (chosen.length === 0 || saysMore) chosen.push(match);
  }
  return chosen;
}

/** A sentence without what it says in the words of the list. */
export function besideListed(sentence: ReadSentence, { covers }: Listed): ReadSentence {
  const { hits, words } = sentence;
  const own = [...hits.values()].flat().filter(({ from, to }) => covers(words.slice(from, to + 1)));
  return {
    ...sentence,
    hits: hitsOutside(hits, own),
    words: words.filter((word) => !covers([word])),
  };
}

/** What stands between substances that share a claim: 'vitamin C, zinc and …'. */
const joins = /^[\s,&+/]*(?:(?:and|plus|with|or|both|together with|extract|root|leaf|powder)[\s,&+/]*)*$/i;

/**
 * What a sentence promises beside its listed claims: a substance that joins theirs and is on no list, a further function, a
 * word that strengthens them.
 */
export function restOf(sentence: ReadSentence, listed: Listed, functions: readonly Place[]): Place[] {
  const { hits, text, words, named } = sentence;
  const isListed = (place: Place) => {
    const of = words.filter((word) => isWithin(word, place));
    return listed.covers(of) || listed.matches.some(({ names }) => names(of));
  };
  const said = [...verbsOf(text, listed), ...hitsOf(hits, 'listedVerb', 'harmless')];
  const further = functions.filter(
    (place) =>
      !isListed(place) &&
      !said.some((other) => isWithin(place, other)) &&
      !named.some((ingredient) => isWithin(place, ingredient)) &&
      !words.filter((word) => isWithin(word, place)).every((word) => isGeneral(word)),
  );
  return [
    ...further,
    ...joinedIn(sentence, listed),
    ...hitsOf(hits, 'exaggerates').filter((each) => !isListed(each)),
  ];
}

/** Where the verb stands that the list itself uses of the claims. */
function verbsOf(text: string, { matches }: Listed): Place[] {
  const lower = text.toLowerCase();
  return matches.flatMap(({ claim: { verb } }) => {
    const start = verb === '' ? -1 : lower.indexOf(verb.toLowerCase());
    return start < 0 ? [] : [{ start, end: start + verb.length }];
  });
}

/** Substances that stand beside a listed one as if the claim were theirs. */
function joinedIn({ named, text, words }: ReadSentence, { matches, covers }: Listed): Place[] {
  const isOf = (key: string) => matches.some(({ claim }) => claim.ingredients.includes(key));
  const isJoined = (left: Place, right: Place) => joins.test(text.slice(left.end, right.start));
  return named.filter(
    (each, at) =>
      !isOf(each.key) &&
      !matches.some(({ names }) => names(words.filter((word) => isWithin(word, each)))) &&
      !covers(words.filter((word) => isWithin(word, each))) &&
      [named[at - 1], named[at + 1]].some(
        (other) =>
          other &&
          isOf(other.key) &&
          (other.start < each.start ? isJoined(other, each) : isJoined(each, other)),
      ),
  );
}
