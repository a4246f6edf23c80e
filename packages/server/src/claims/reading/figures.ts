import { isDescription } from './between.ts';
import { saidOfAffairs } from './affairs.ts';
import { hitsOf, isWithin, notWithin, type Place } from './sentence.ts';
import { diseaseKinds, withHits, type Hit, type Hits, type TermKind } from '../lexicon/terms.ts';

/** So many words may stand between a word of sickness or of care and the thing that it is said of. */
const reach = 3;

/** Words of sickness that may be said of a thing: 'an epidemic of good taste'. */
const sick: readonly TermKind[] = [...diseaseKinds, 'medical', 'healthLike'];

/** What is done to a body, and to a pan too: 'Revive wilted herbs'. */
const deeds: readonly TermKind[] = [
  'function', 'treat', 'attack', 'effect', 'sign', 'healthLike', 'health', 'healthSoft', 'relief', 'medical',
]; // prettier-ignore

/** What speaks of health by itself: beside it nothing is taken for a figure of speech. */
const ofHealth: readonly TermKind[] = [...sick, 'trouble', 'pathogen', 'health', 'healthSoft', 'weightSoft', 'functionWord', 'bodyPart']; // prettier-ignore

/**
 * Adds what is said of a thing in words of health, as an idiom: a migraine of a merger, rash decisions, 'Bleed the radiators'.
 * Only where the sentence has no other word of health, and never of people or of what stands for them.
 */
export function withFigures(text: string, hits: Hits): Hits {
  const things = notWithin(hitsOf(hits, 'thing', 'plain', 'affair'), hitsOf(hits, 'noThing'));
  const figures = [
    ...ofThings(text, { hits, things }),
    ...qualities({ hits, things }),
    ...deedsTo(text, { hits, things }),
    ...saidOfAffairs(text, hits),
  ];
  const found = isAlone(hits, figures) ? figures : [];
  return found.length > 0 ? withHits(hits, 'idiom', found) : hits;
}

interface Said {
  hits: Hits;
  things: readonly Hit[];
}

/** A word and the thing that follows it, as one. */
const upTo = (word: Hit, thing: Hit): Hit => ({ ...word, to: thing.to, end: thing.end });

/** The thing that soon follows a word. */
const soonAfter = (word: Hit, things: readonly Hit[]): Hit | undefined =>
  things.find(({ from, to }) => from > word.to && to - word.to <= reach);

/** 'A migraine of a merger', 'an injection of colour'. */
const ofThings = (text: string, { hits, things }: Said): Hit[] =>
  hitsOf(hits, ...sick).flatMap((word) => {
    const thing = /^\s+of\s/i.test(text.slice(word.end)) ? soonAfter(word, things) : undefined;
    return thing ? [upTo(word, thing)] : [];
  });

/** 'Rash decisions', 'a slimmer box': what a thing is, right before it. */
const qualities = ({ hits, things }: Said): Hit[] => {
  const before = (words: readonly Hit[], of: readonly Hit[]) =>
    words.flatMap((word) => {
      const thing = of.find(({ from }) => from === word.to + 1);
      return thing ? [upTo(word, thing)] : [];
    });
  // 'Light bread' is a level of the product, 'a slim handle' is none.
  const affairs = notWithin(hitsOf(hits, 'affair'), hitsOf(hits, 'noThing', 'plain'));
  return [...before(hitsOf(hits, 'quality'), things), ...before(hitsOf(hits, 'qualitySoft'), affairs)];
};

/** Where a direction begins. */
const opens = /(?:^\P{L}*|[,;]\s+(?:and|then)\s+|\bthen\s+)$/iu;

/** What a direction does to a thing: 'Purge the clams'; 'purges', 'purged' and 'healthy' direct nobody, nor does half of 'gut-loving'. */
const deedsTo = (text: string, { hits, things }: Said): Hit[] =>
  hitsOf(hits, ...deeds).flatMap((deed) => {
    const isDirection =
      deed.from === deed.to &&
      text[deed.end] !== '-' &&
      opens.test(text.slice(0, deed.start)) &&
      !/(?:s|ed|ing|thy|ful|ier|iest)$/i.test(text.slice(deed.start, deed.end));
    const thing = isDirection ? soonAfter(deed, things) : undefined;
    const isObject = thing && isDescription(text.slice(deed.end, thing.start)) && text[thing.end] !== '-';
    return isObject ? [upTo(deed, thing)] : [];
  });

/** Whether the sentence says nothing else of health, and of nothing that works on it. */
function isAlone(hits: Hits, figures: readonly Place[]): boolean {
  const looks = [...hitsOf(hits, 'harmless', 'idiom'), ...figures];
  return hitsOf(hits, ...ofHealth).every((hit) => looks.some((other) => isWithin(hit, other)));
}
