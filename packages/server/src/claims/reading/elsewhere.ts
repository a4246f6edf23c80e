import { clausesIn, type Clause, type Read } from './clauses.ts';
import { hitsOf, isWithin, meantIn, notWithin, type Place } from './sentence.ts';
import { asIdioms, diseaseKinds, type Hit, type Hits, type TermKind } from '../lexicon/terms.ts';

/** Words of sickness, of who has it and of who cares for it. */
const sickness: readonly TermKind[] = [...diseaseKinds, 'medical', 'pathogen', 'deficiency'];
/** What is good for a sickness, or ends it. */
const answering: readonly TermKind[] = ['treat', 'protect', 'attack', 'relief', 'effect', 'endorse'];

/** A clause that tells of sickness, in its sentence. */
interface Told extends Read {
  clause: Clause;
  sick: readonly Hit[];
}

/**
 * Adds clauses that tell of sickness elsewhere, as idioms: of those who are given to, of a ward down the road, of hens, of
 * the year 1918, of rules for staff. None says that anything is good for it, and none speaks of the product.
 */
export function withElsewhere(read: Read): Hits {
  const sick = meantIn(read.hits, hitsOf(read.hits, ...sickness));
  if (sick.length === 0) return asIdioms(read.hits, recipients(read));
  const told = clausesIn(read).filter((clause) => {
    const of = sick.filter((word) => isWithin(word, clause));
    return of.length > 0 && isElsewhere({ ...read, clause, sick: of });
  });
  return asIdioms(read.hits, told);
}

const recipient = /(?<=\b(?:for|to|of|with)\s)(?:\p{Lu}[\p{L}’'&+.]*\s?){1,5}/gu;

/** The names of those who are given to, after what is collected: 'our swim for Mind'. */
const recipients = (read: Read): Place[] =>
  read.clauses
    .filter((clause) => wordsOf('collected', read, clause).length > 0 && !addressed.test(read.text))
    .flatMap((clause) =>
      [...read.text.matchAll(recipient)]
        .map(({ 0: name, index }) => ({ start: index - 4, end: index + name.trimEnd().length }))
        .filter((name) => isWithin(name, clause)),
    );

function isElsewhere(told: Told): boolean {
  if (isKeptClean(told) || isOfFarm(told)) return true;
  if (isAnswered(told)) return false;
  return isGiven(told) || (!isOfProduct(told) && frames.some((isTold) => isTold(told)));
}

/** The words of a sort of elsewhere that stand in a place. */
const wordsOf = (sort: string, { hits }: Pick<Read, 'hits'>, place: Place): Hit[] =>
  hitsOf(hits, 'elsewhere').filter(
    ({ term, start, end }) => term.key === `elsewhere/${sort}` && isWithin({ start, end }, place),
  );

const whole = ({ text }: Read): Place => ({ start: 0, end: text.length });

/** Whether the clause says that something is good for the sickness. */
const isAnswered = ({ hits, clause, sick }: Told): boolean =>
  meantIn(hits, hitsOf(hits, ...answering)).some(
    (act) =>
      isWithin(act, clause) &&
      ![...sick, ...hitsOf(hits, 'elsewhere')].some((word) => isWithin(act, word) || isWithin(word, act)),
  );

/** What is sold is called so; 'this winter' is a time. */
const sold =
  /\b(?:it|this(?!\s+(?:week|month|year|season|spring|summer|autumn|fall|winter|morning|evening)\b)|these|ours|mine|me)\b/i;
const addressed = /\b(?:you|your|yours|my(?!\s+(?:great|grand|father|mother|family|parents|uncle|aunt)))\b/i;
const purpose =
  /(?<!\b(?:tested|screened|checked|inspected|vaccinated)\s+)\b(?:not|never|\p{L}+n['’]t|for|than|skip|avoid|forget|cancel|ditch|against|without|no|less|fewer|out of|free of|from|instead of)\s+(?:[\p{L}’'-]+\s+){0,2}$/iu;

/** 'The founder's asthma is gone', 'the clinic's choice'. */
const ended =
  /^(?:['’]s\s+(?:choice|secret|favou?rite|answer|tip|recommendation)|\s+(?:(?:is|are|was|were|has|have|had)\s+)?(?:gone|over|history|past|vanished|no more|better|left|cleared|eased))\b/i;

/** Whether the sentence speaks of what is sold, or the clause of something for the sick. */
const isOfProduct = (told: Told): boolean =>
  sold.test(told.text) ||
  told.named.length > 0 ||
  wordsOf('wares', told, whole(told)).length > 0 ||
  // 'Easy' of 'easy-open' does nothing.
  notWithin(hitsOf(told.hits, 'function'), wordsOf('design', told, told.clause)).some((act) =>
    isWithin(act, told.clause),
  ) ||
  told.sick.some(
    ({ start, end }) =>
      purpose.test(told.text.slice(told.clause.start, start)) || ended.test(told.text.slice(end)),
  );

/** 'A penny from each bag goes to the stroke unit': what is collected for those who care. */
function isGiven(told: Told): boolean {
  const { text, hits, clause, sick } = told;
  const isBefore = (hit: Hit) => isWithin(hit, clause) && sick.some(({ start }) => hit.start < start);
  const isCollected = wordsOf('collected', told, clause).some(isBefore);
  const isHanded = hitsOf(hits, 'giving').some(isBefore);
  const isNamed = sick.some(
    ({ start, end }) => /^\p{Lu}/u.test(text.slice(start)) && /^\s+\p{Lu}/u.test(text.slice(end)),
  );
  const isCaring =
    isNamed || wordsOf('institution', told, clause).length > 0 || hitsOf(hits, 'organisation').length > 0;
  return isCaring && (isCollected || isHanded);
}

/** A hospital, or a ward that has its name of a sickness. */
const isOfInstitution = (word: Hit, told: Told): boolean =>
  wordsOf('institution', told, told.clause).some(
    (place) =>
      isWithin(word, place) || isWithin(place, word) || (place.from > word.to && place.from - word.to <= 2),
  );

/** 'Pasteurised to kill bacteria': what is done to food, in nobody's body. */
const isKeptClean = (told: Told): boolean => {
  const { clause, sick, text } = told;
  return (
    wordsOf('hygiene', told, clause).some(({ start }) => sick.some((word) => start < word.start)) &&
    sick.every(({ term }) => ['pathogen', 'vector'].includes(term.kind)) &&
    clause.body.length + clause.told.filter((word) => !sick.some((each) => isWithin(word, each))).length ===
      0 &&
    !sold.test(text) &&
    !addressed.test(text)
  );
};

/** 'To guard against avian flu, our hens stay indoors': what beasts are kept from. */
const isOfFarm = (told: Told): boolean =>
  wordsOf('livestock', told, whole(told)).length > 0 &&
  told.sick.every((word) => wordsOf('farm', told, told.clause).some((of) => isWithin(word, of))) &&
  !sold.test(told.text) &&
  !addressed.test(told.text);

const year = /\b(?:1[5-9]\d\d|20[0-2]\d)\b/;
const allergy = /allerg|intoleran|co?eliac|asthma/i;

/** 'Parking is behind the eye clinic', 'the dementia ward'; alone a hospital may be what one is kept from. */
const isPlace = (told: Told): boolean => {
  const places = wordsOf('institution', told, told.clause);
  const isBesideThings = told.clause.things.some((thing) => !places.some((place) => isWithin(thing, place)));
  return told.sick.every(
    (word) =>
      isOfInstitution(word, told) && (isBesideThings || !places.some((place) => isWithin(place, word))),
  );
};

const isPast = (told: Told): boolean =>
  told.sick.every(({ term }) => term.kind !== 'medical') &&
  (year.test(told.text) || wordsOf('history', told, whole(told)).length > 0);

/** 'If you have an allergy, speak to a member of staff'. */
const isAsked = (told: Told): boolean =>
  wordsOf('asking', told, whole(told)).length > 0 &&
  told.sick.some(({ start, end }) => allergy.test(told.text.slice(start, end))) &&
  told.sick.every(
    ({ start, end, term }) => term.kind === 'medical' || allergy.test(told.text.slice(start, end)),
  );

/** Of whom a sickness is told besides. */
const frames: readonly ((told: Told) => boolean)[] = [
  (told) => !addressed.test(told.text) && isPlace(told),
  (told) => !addressed.test(told.text) && wordsOf('livestock', told, whole(told)).length > 0,
  (told) => !addressed.test(told.text) && isPast(told),
  (told) => wordsOf('worker', told, told.clause).length > 0,
  (told) => !addressed.test(told.text) && wordsOf('design', told, told.clause).length > 0,
  isAsked,
];
