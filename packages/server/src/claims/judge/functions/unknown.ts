import type { Judgement } from '../../claim.ts';
import type { IsMedical } from '../../lexicon/medicalWords.ts';
import {
  hitsOf,
  isWithin,
  judge,
  meantIn,
  meetings,
  notWithin,
  type Place,
  type ReadSentence,
} from '../../reading/sentence.ts';
import { clausesIn } from '../../reading/clauses.ts';
import { effectsOn } from './careful.ts';
import { insteadOf } from './listedEu.ts';
import { bodyOf } from '../disease/medical.ts';
import type { Hit } from '../../lexicon/terms.ts';
import type { IsTypo } from '../../lexicon/typos.ts';

/** The words of a sentence that are not part of an ingredient's name. */
const ownWords = ({ words, named }: ReadSentence) => (named.length === 0 ? words : notWithin(words, named));

/** Rule 17: a word one letter off a disease is never allowed, whatever else the sentence says. */
export function judgeTypos(sentence: ReadSentence, isTypo: IsTypo): Judgement[] {
  // As it is written too: 'diabets' is no plural.
  const close = ownWords(sentence).filter(({ stem, written }) => isTypo(stem) || isTypo(written));
  if (close.length === 0) return [];
  // A word that is known as it stands is no misspelling of another: 'anemia' of 'anaemia'.
  const lookAlikes = hitsOf(sentence.hits, 'harmless', 'idiom', 'organisation', 'disease', 'deficiency');
  const at = notWithin(close, lookAlikes);
  return at.length > 0 ? [judge(sentence, { class: 'disease', verdict: 'review', rule: 'unknown', at })] : [];
}

/** Rule 17: what speaks of health in words no rule knows is never allowed. */
export function judgeUnknown(sentence: ReadSentence, known: readonly Place[] = []): Judgement[] {
  const { hits } = sentence;
  const harmless = hitsOf(hits, 'harmless', 'idiom', 'levelAntioxidant', 'antioxidantOf');
  const ordinary = [...hitsOf(hits, 'healthSoft', 'wellBeing'), ...harmless];
  const at = [
    // 'Cholesterol free' is a level of the food.
    ...notWithin(sentence.outcomes, [...ordinary, ...known]),
    ...notWithin(hitsOf(hits, 'health', 'weightSoft', 'preliminary'), [...harmless, ...known]),
    ...meantIn(hits, hitsOf(hits, 'treat', 'protect')).filter(
      () => meantIn(hits, hitsOf(hits, 'healthSoft')).length > 0,
    ),
    ...notWithin(hitsOf(hits, 'healthLike'), harmless),
    ...bodyOf(sentence),
    ...betterAt(sentence),
    ...betterBody(sentence),
    ...bodyAlone(sentence),
    ...beforeAndAfter(sentence),
    ...purposesOfIngredients(sentence),
    ...notWithin(effectsOn(sentence), known),
  ];
  if (at.length === 0) return [];
  const isDone = unlistedActs(sentence).some((act) => at.some((place) => isWithin(act, place)));
  return isUnlisted(sentence) || isDone
    ? [
        judge(
          sentence,
          { class: 'function', verdict: 'blocked', rule: 'not-listed', at },
          { instead: insteadOf(sentence) },
        ),
      ]
    : [judge(sentence, { class: 'function', verdict: 'review', rule: 'unknown', at })];
}

/** Rule 13: what an ingredient does for a body is on the list or may not be said, whatever the words. */
const isUnlisted = ({ hits, market, named }: ReadSentence): boolean =>
  market !== 'US' &&
  named.length > 0 &&
  meantIn(hits, hitsOf(hits, 'health', 'healthSoft', 'bodyPart', 'attack', 'healthLike')).length > 0;

const acts = ['effect', 'function', 'treat', 'protect', 'attack'] as const;

/**
 * What an ingredient that is named before it does, on whatever, in EU and UK: 'L-theanine takes the edge off an afternoon' is
 * on no list.
 */
export const unlistedActs = ({ hits, market, named, clauses }: ReadSentence): Hit[] =>
  market === 'US' || named.length === 0
    ? []
    : hitsOf(hits, ...acts).filter((act) =>
        clauses.some(
          (clause) =>
            isWithin(act, clause) && named.some((one) => isWithin(one, clause) && one.end < act.start),
        ),
      );

/** 'Before: pills.', 'Week 4:': what came of it, in two sentences; a price or a step of a recipe is none. */
const stage = /^\P{L}*(?:before|after|then|now|(?:day|week|month)\s+\p{L}*\d*)\s*[:–—]\s*(?!.*[£$€])/iu;

const beforeAndAfter = ({ hits, text }: ReadSentence): Place[] => {
  const said = stage.exec(text)?.[0] ?? '';
  const isOrdinary = said === '' || hitsOf(hits, 'plain', 'thing', 'direction', 'harmless').length > 0;
  return isOrdinary ? [] : [{ start: 0, end: said.trimEnd().length }];
};

/** Before an ingredient that a clause begins with: 'Fresh', 'taurine and'. */
const opensClause = /(?:^|[.:;!?–—]\s)\P{L}*(?:\p{L}+\s+(?:and|&)\s+)?$/u;
const isFor =
  /^(?:\s+(?:extract|root|leaf|tea|oil|capsules?|tablets?|drops|powder|shots?|milk|juice)){0,2},?\s+for\s+(?!sale\b)/i;
/** What an ingredient is in a food for. */
const inFood =
  /\b(?:colou?r\w*|flavou?r\w*|fresh\w*|tastes?|sweet\w*|crunch\w*|texture|browning|acidity|pink|red|yellow|green|golden|bak\w+|cook\w*|frying|recipes?)\b/i;

/**
 * 'Hawthorn for flights of steps': what an ingredient is for, where that is nothing that is cooked. Whatever follows, it
 * says that the ingredient brings it about.
 */
const purposesOfIngredients = ({ hits, named, text }: ReadSentence): Place[] =>
  named.filter(({ start, end }) => {
    const rest = text.slice(end);
    return (
      opensClause.test(text.slice(0, start)) &&
      isFor.test(rest) &&
      !inFood.test(rest) &&
      hitsOf(hits, 'plain').every((word) => word.start < end)
    );
  });

/** What people are said to do longer, faster, more easily: 'Our customers sleep 40 minutes longer'. */
export const betterAt = ({ hits }: ReadSentence) =>
  notWithin(
    meetings(hitsOf(hits, 'doing'), hitsOf(hits, 'bettered'), hitsOf(hits, 'plain')),
    hitsOf(hits, 'harmless', 'idiom'),
  );

/** 'A clearer head', 'whiter teeth': a part of the body that is promised to be more than it is. */
export const betterBody = ({ hits }: ReadSentence): Place[] =>
  meantIn(hits, hitsOf(hits, 'healthSoft', 'bodyPart', 'bodyPlace')).flatMap((part) => {
    const degree = meantIn(hits, hitsOf(hits, 'degree')).find(({ to }) => to === part.from - 1);
    return degree ? [degree, part] : [];
  });

/** Before a part of something that was named, or a count of parts: 'the skin', 'two legs'. */
const ofThing = /\b(?:the|its|our|each|both|all|by|on|in|with|of|from|to|as|one|two|three|four|\d+)\s+$/i;

/** 'A quiet belly', 'warm feet': a part of the body where a clause speaks of nothing else. */
function bodyAlone(sentence: ReadSentence): Place[] {
  const parts = meantIn(sentence.hits, hitsOf(sentence.hits, 'bodyPart')).filter(
    ({ start }) => !ofThing.test(sentence.text.slice(0, start)),
  );
  if (parts.length === 0) return [];
  const bare = clausesIn(sentence).filter(({ things }) => things.length === 0);
  return parts.filter((part) => bare.some((clause) => isWithin(part, clause)));
}

/** Rule 17: a word of medicine that no row knows is never allowed, whatever else the sentence says. */
export function judgeMedicalWords(sentence: ReadSentence, isMedical: IsMedical): Judgement[] {
  const medical = ownWords(sentence).filter((word) => isMedical(word.stem));
  if (medical.length === 0) return [];
  const at = notWithin(medical, [...sentence.hits.values()].flat());
  return at.length > 0
    ? [judge(sentence, { class: 'function', verdict: 'review', rule: 'unknown', at })]
    : [];
}

/** From so many of its words on a sentence is taken for one of another language. */
const fewestForeign = 2;

/** What is said in another language was not read. */
export function judgeForeign(sentence: ReadSentence): Judgement[] {
  const at = [...hitsOf(sentence.hits, 'foreign'), ...inAnotherAlphabet(sentence)];
  if (at.length < Math.min(fewestForeign, sentence.words.length)) return [];
  return [judge(sentence, { class: 'function', verdict: 'review', rule: 'foreign', at })];
}

/** Words of letters that are not ours: 'α-lipoic' is none. */
const inAnotherAlphabet = ({ text, words }: ReadSentence) =>
  words.filter(({ start, end }) => /^[^\p{Script=Latin}\P{L}]{2,}$/u.test(text.slice(start, end)));
