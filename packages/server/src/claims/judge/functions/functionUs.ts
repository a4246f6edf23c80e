import type { Condition, Judgement, Standing, Verdict } from '../../claim.ts';
import { standingOf } from '../../standing/grade.ts';
import { usStatements } from '../../rules/statements.ts';
import { hasReference } from '../../product/product.ts';
import { foodsCalledHealthy } from '../contents/healthyFood.ts';
import { listedContents } from '../contents/listedContents.ts';
import { calledByDeed } from './compounds.ts';
import { figureKey, type Hit } from '../../lexicon/terms.ts';
import { hitsOf, isWithin, judge, notWithin, type Place, type ReadSentence } from '../../reading/sentence.ts';
import type { Word } from '../../lexicon/words.ts';

/** 'Sleep.' on the front of a can is all that is promised; in a longer sentence the word may mean anything. */
const longestSlogan = 2;

/**
 * A verb of function with something of the body, or a phrase of mere function that once was a sign. A phrase of general
 * well-being may hold both, 'good for your body': by itself it names no function.
 */
export function functionHits(sentence: ReadSentence): readonly Place[] {
  const { hits, outcomes, words, text } = sentence;
  const slogan = [...sloganIn(sentence), ...toldToDo(sentence)];
  if (slogan.length > 0) return slogan;
  const called = calledByDeed({ hits, outcomes, text });
  if (called.length > 0) return called;
  const idioms = hitsOf(hits, 'idiom');
  const verbs = notWithin(hitsOf(hits, 'function', 'treat', 'protect'), idioms);
  const general = hitsOf(hits, 'wellBeing', 'harmless', 'idiom');
  const asked = notWithin(outcomes, general);
  const things = [
    ...notWithin(
      hitsOf(hits, 'health', 'healthSoft', 'weightSoft', 'healthyLevel', 'pregnancy', 'bodyPart'),
      idioms,
    ),
    ...asked,
  ];
  // `Energy-reduced` is a listed content: neither its word for a change nor what is changed is a body's.
  const contents = verbs.length > 0 && things.length > 0 ? listedContents(sentence) : [];
  if (
    contents.length > 0 &&
    [...verbs, ...things].every((place) => contents.some((each) => isWithin(place, each)))
  )
    return [];
  const still = notWithin(hitsOf(hits, 'still'), idioms);
  if (still.length > 0) return [...still, ...verbs, ...things];
  const meant = ofTrouble.test(text) ? [] : purposesOf(words, notWithin(things, hitsOf(hits, 'wellBeing')));
  const apart = [...verbs, ...meant].filter((verb) =>
    things.some(
      ({ start, end }) => end <= verb.start || start >= verb.end || (start > verb.start && end < verb.end),
    ),
  );
  const at = apart.length > 0 ? [...apart, ...things] : [];
  return at.every((place) => hitsOf(hits, 'wellBeing').some((hit) => isWithin(place, hit))) ? [] : at;
}

/** A promise that is all that is said, or all that is said last: 'Calm', 'Calm in a can', 'Pour over ice and unwind'. */
function sloganIn({
  hits,
  words,
  clauses,
}: Pick<ReadSentence, 'hits' | 'words' | 'clauses'>): readonly Hit[] {
  const slogans = hitsOf(hits, 'slogan');
  if (slogans.length === 0) return slogans;
  const own = notWithin(words, hitsOf(hits, 'vessel'));
  if (own.length <= longestSlogan) return slogans;
  const last = clauses.at(-1);
  return last && own.filter((word) => isWithin(word, last)).length <= longestSlogan
    ? slogans.filter((slogan) => isWithin(slogan, last))
    : [];
}

/** Between what is to be done and an ingredient: 'like a pro with', 'with a cup of'; what is done to stands before 'with'. */
const byMeans = /^(?<between>.*?)\bwith\s+(?:[\p{L}-]+\s+){0,4}$/iu;

/** What somebody is told to do by an ingredient, and to no thing: 'Recover like a pro with tart cherry', not 'Rest the dough with salt'. */
function toldToDo({ hits, named, clauses, text }: ReadSentence): readonly Hit[] {
  if (named.length === 0) return [];
  const opening = hitsOf(hits, 'slogan').filter((slogan) =>
    clauses.some(
      (clause) => isWithin(slogan, clause) && !/\p{L}/u.test(text.slice(clause.start, slogan.start)),
    ),
  );
  const things = hitsOf(hits, 'thing', 'plain', 'affair');
  return opening.filter(({ end }) =>
    named.some((ingredient) => {
      const between = byMeans.exec(text.slice(end, ingredient.start))?.groups?.between;
      if (between === undefined) return false;
      return !things.some((thing) => isWithin(thing, { start: end, end: end + between.length }));
    }),
  );
}

/** So far from 'for' what something is for may stand: 'for beautiful, strong hair'. */
const purposeReach = 4;

/** 'For the gut that rebels' is for its trouble: what that is no rule knows. */
const ofTrouble = /\bfor\b.*\b(?:that|who|whose|which|when|if)\b/i;

/** 'For your skin', 'for flexible joints': a purpose says what a verb would. */
const purposesOf = (words: readonly Word[], things: readonly Place[]): Place[] =>
  words.filter(
    ({ written }, at) =>
      written === 'for' &&
      things.some((thing) =>
        words.slice(at + 1, at + 1 + purposeReach).some((word) => word.start === thing.start),
      ),
  );

/** What may stand between a word and the food that it describes: 'dark', no 'from' and no pause. */
const describes =
  /^[\s-](?!\s*(?:cup|mug|glass|bowl|from|of|in|for|with|to|on|at|and|or|by|like|than)\b)(?:[\p{L}’'-]+\s)?$/iu;

/** Words of function in what a food is called: it is sold for them, whatever else its line says. 'Probiotic' is what is in it. */
export const calledAfter = ({ hits, named, text }: Pick<ReadSentence, 'hits' | 'named' | 'text'>): Hit[] =>
  notWithin(hitsOf(hits, 'functionWord'), named).filter(({ end }) =>
    hitsOf(hits, 'plain').some(({ start }) => start > end && describes.test(text.slice(end, start))),
  );

/** Words that are functions by themselves, but for 'antioxidant' as a level of a nutrient. */
export const functionWords = (sentence: ReadSentence): readonly Place[] => {
  const { hits, market } = sentence;
  const looks = hitsOf(
    hits,
    'harmless',
    ...(market === 'US' ? (['levelAntioxidant', 'antioxidantOf'] as const) : []),
  );
  const idioms = hitsOf(hits, 'idiom');
  // A calming voice is a figure of speech, and calming chocolate is none.
  const known = idioms.filter(({ term }) => term.key !== figureKey);
  const called = notWithin(calledAfter(sentence), known);
  const words = notWithin(hitsOf(hits, 'functionWord'), idioms);
  return notWithin([...words, ...called.filter((word) => !words.includes(word))], looks);
};

/** General well-being, of a food too that is healthy as a whole; the glow of an oven is none. */
export const generalIn = (sentence: ReadSentence): readonly Place[] => [
  ...notWithin(hitsOf(sentence.hits, 'wellBeing'), hitsOf(sentence.hits, 'idiom')),
  ...foodsCalledHealthy(sentence),
];

/** Rules 6 and 8: function and well-being in the US. */
export function judgeFunctionUs(sentence: ReadSentence): Judgement[] {
  const functions = functionHits(sentence);
  if (functions.length > 0) return [judgeClaim(sentence, functions, 'function')];
  const isOfHealth = hitsOf(sentence.hits, 'health').length > 0;
  const soft = hitsOf(sentence.hits, 'healthSoft');
  const called = calledAfter(sentence);
  const words = functionWords(sentence).filter(
    (word) =>
      isOfHealth ||
      soft.some((part) => isWithin(part, word)) ||
      called.some(({ start }) => start === word.start),
  );
  if (words.length > 0) return [judgeClaim(sentence, words, 'function')];
  const general = generalIn(sentence);
  return general.length > 0 ? [judgeClaim(sentence, general, 'wellBeing')] : [];
}

function judgeClaim(sentence: ReadSentence, at: readonly Place[], kind: 'function' | 'wellBeing'): Judgement {
  if (sentence.product.kind !== 'supplement') return judgeOfFood(sentence, at, kind);
  const standing = standingOf(sentence);
  const verdict = isOnlyPreclinical(sentence) ? 'evidence' : verdictOf(standing);
  const conditions = [...usStatements(sentence), ...evidenceConditions(standing, sentence.channel)];
  const rule = kind === 'wellBeing' ? 'well-being' : 'function';
  const found = judge(sentence, { class: kind, verdict, rule, at }, { conditions });
  if (verdict !== 'evidence') return found;
  const extra = judge(sentence, { class: kind, verdict, rule: 'evidence', at: [] }).findings;
  const hedges = hitsOf(sentence.hits, 'preliminary');
  const hedged =
    hedges.length > 0
      ? judge(sentence, { class: kind, verdict, rule: 'preliminary', at: hedges }).findings
      : [];
  return { ...found, findings: [...found.findings, ...extra, ...hedged] };
}

/** Rule 6: a function of a food may be named as far as it comes from nutritive value. */
function judgeOfFood(
  sentence: ReadSentence,
  at: readonly Place[],
  kind: 'function' | 'wellBeing',
): Judgement {
  if (kind === 'wellBeing')
    return judge(sentence, { class: kind, verdict: 'allowed', rule: 'well-being', at });
  const { evidence, market, named, product } = sentence;
  const of = named.length > 0 ? named : [...product.nutrients, ...product.ingredients];
  const isNutritive = of.some(
    ({ key }) => nutritive.has(key) || hasReference(evidence, market, { audience: product.audience, key }),
  );
  return isNutritive
    ? judge(sentence, { class: kind, verdict: 'allowed', rule: 'function-food', at })
    : judge(sentence, { class: kind, verdict: 'review', rule: 'function-food-other', at });
}

/** What nourishes without a Daily Value of its own. */
const nutritive: ReadonlySet<string> = new Set(['energy', 'carbohydrate', 'water', 'omega-3', 'ala', 'dha', 'linoleic-acid', 'electrolytes', 'carbohydrate-electrolyte', 'whey-protein', 'casein', 'pea-protein', 'soy-protein', 'rice-protein']); // prettier-ignore

/** In advertising, cells and animals alone carry nothing. */
const isOnlyPreclinical = ({ channel, basis }: ReadSentence): boolean =>
  channel === 'ad' &&
  /\b(?:in[- ]vitro|cells?|test tube|animals?|mice|mouse|rats?|rodents?)\b/i.test(basis?.evidence ?? '') &&
  !/\b(?:humans?|randomi[sz]ed|people|adults|volunteers|clinical trials?)\b/i.test(basis?.evidence ?? '');

/** Grade A or B inside the studied dose carries a claim, where what was studied is a benefit. */
const verdictOf = ({ grade, direction, doseMatches }: Standing): Verdict =>
  (grade === 'A' || grade === 'B') && (direction ?? 'benefit') === 'benefit' && doseMatches === true
    ? 'conditions'
    : 'evidence';

/** What studies find that carries no claim. */
const directionWords = {
  benefit: '',
  mixed: ', studies disagree',
  'no effect': ', studies find no effect',
  harm: ', studies find harm',
} as const;

const doseWords = (doseMatches: boolean | null): string =>
  doseMatches === null
    ? ', whether this dose was studied is not known'
    : doseMatches
      ? ''
      : ', outside the studied dose';

function evidenceConditions(standing: Standing, channel: ReadSentence['channel']): Condition[] {
  if (verdictOf(standing) === 'conditions') return [];
  const { grade, direction, doseMatches, subject, studies } = standing;
  const graded =
    subject === '' && studies.length === 0 && grade === 'U'
      ? 'No graded evidence is known'
      : `${subject ? `${subject}: ` : ''}grade ${grade}${directionWords[direction ?? 'benefit']}`;
  const dose = grade === 'U' ? '' : doseWords(doseMatches);
  const kind =
    channel === 'ad' ? 'needs randomised trials in people' : 'needs grade B inside the studied dose';
  return [{ kind: 'evidence', text: `${graded}${dose}; ${kind}`, isMet: false }];
}
