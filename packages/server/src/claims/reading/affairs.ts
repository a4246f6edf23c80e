import { isDescriptionOfNobodys } from './between.ts';
import { hitsOf, isWithin, meantIn } from './sentence.ts';
import type { Hit, Hits, TermKind } from '../lexicon/terms.ts';

/**
 * What is said in words of sickness of things that are nobody's body and no product: of business, place, text, feeling,
 * weather, taste (`affair`). Who does what to whom is read from the words between; what they leave open is no figure.
 */
export const saidOfAffairs = (text: string, hits: Hits): Hit[] => {
  const affairs = hitsOf(hits, 'affair');
  if (affairs.length === 0) return [];
  const said = { text, hits, affairs };
  const found = [...complements(said), ...predicates(said), ...deeds(said)];
  return found.length > 0 && !isWorkedOn(hits, found) ? found : [];
};

interface Said {
  text: string;
  hits: Hits;
  affairs: readonly Hit[];
}

/** Whether something is relieved, treated or ended besides: then the sickness may be meant. */
const isWorkedOn = (hits: Hits, figures: readonly Hit[]): boolean =>
  meantIn(hits, hitsOf(hits, 'treat', 'protect', 'relief', 'attack')).some(
    (act) => !figures.some((figure) => isWithin(act, figure)),
  );

/** A word and another one, as one. */
const spanning = (one: Hit, other: Hit): Hit => ({
  ...one,
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
});

/** What a body suffers, and things too; no drug and no class of them, which a thing may be in earnest. */
const sickness: readonly TermKind[] = [
  'disease',
  'sign',
  'medical',
  'healthLike',
  'health',
  'trouble',
  'quality',
  'weightSoft',
];

/** What ends a name: 'the market' is one, 'the market trader' another. */
const ended =
  /^(?!['’]s)(?=$|\s*[^\p{L}\s'’-]|\s+(?:and|or|but|nor|so|as|if|that|which|who|when|where|while|than|because|since|until|before|after|in|on|at|of|to|for|from|with|without|by|over|into|between|behind|is|are|was|were|has|had|have|will|would|can|could|should|must|may|we|you|they|it|he|she|our|its|here|there|now|today|every|last|this|again)\b)/iu;

const isNamed = (affair: Hit, text: string): boolean => ended.test(text.slice(affair.end));

/** What joins a sickness to what it is of or for; 'from' says what brings it about, which suffering alone does not. */
const joins = { any: /^\s+(?:of|to)\s/i, bringing: /^\s+for\s/i, suffers: /^\s+from\s/i };
const suffers = /^suffer/i;

/** The affair that a stretch of text leads to, with nothing but words that describe it before. */
const affairAfter = (end: number, { text, affairs }: Said): Hit | undefined =>
  affairs.find(
    (affair) =>
      affair.start > end && isDescriptionOfNobodys(text.slice(end, affair.start)) && isNamed(affair, text),
  );

/** 'An allergy to small print', 'a migraine of a form', 'suffering from indecision'. */
const complements = (said: Said): Hit[] =>
  hitsOf(said.hits, ...sickness).flatMap((word) => {
    const rest = said.text.slice(word.end);
    const isCaused = suffers.test(said.text.slice(word.start, word.end));
    const join =
      joins.any.exec(rest) ?? joins.bringing.exec(rest) ?? (isCaused ? joins.suffers.exec(rest) : null);
    const affair = join && affairAfter(word.end + join[0].length - 1, said);
    return affair ? [spanning(denied(word, said.hits), affair)] : [];
  });

/** With what denies or ends it right before: 'no more headaches'. */
function denied(word: Hit, hits: Hits): Hit {
  const act = hitsOf(hits, 'attack').find(
    ({ to, from }) => to < word.from && word.from - to <= 2 && from < word.from,
  );
  return act ? spanning(word, act) : word;
}

/** Where a clause begins. */
const clauseBreak = /[.!?;:,–—(]\s*|\s+(?:and|but|so|because|while|when|if|that|until)\s+/gi;

const clauseEnd = /[.!?;:,–—(]|\s+(?:and|but|so|because|while|when|if|that|until|yet)\s+/i;

/** Who or what, and what says that something is said of it. */
const copula =
  /^(?<subject>(?:[\p{L}\p{N}’'-]+\s+){1,8}?)(?:(?:is|are|was|were|has|had|have|gets?|got|feels?|seems?|looks?|becomes?|became|remains?|goes|went|turned|caught|catches|needs?|(?:can|could|may|might|must|shall|should|will|would|do|does|did)(?:n['’]t|\s+not)?|(?:is|are|was|were|has|had|have)n['’]t|cannot)\s+)(?<between>(?:(?:not|never|no|been|be|being|become|have|had|get|a|an|the|its|own|bit|little|touch|kind|sort|case|of|quite|very|really|truly|rather|pretty|positively|almost|nearly|simply|utterly|downright|often|always|still|only|such|so|too|serious|bad|mild|real|proper|dreadful|terrible|permanent|constant|[\p{L}]+ly)\s+){0,5})$/iu;

/** What an affair gives to whoever makes the product, or does not give to anybody. */
const gives =
  /^(?<subject>(?:[\p{L}\p{N}’'-]+\s+){1,8}?)(?:(?:gives?|gave|giving)\s+(?:us|him|them|(?:our|the)\s+(?:[\p{L}’'-]+\s+){1,2}?)\s*|(?:will|wo|do|does|did|should|need)(?:n['’]t|\s+not)\s+give\s+(?:you|anyone|anybody)\s+)(?:a|the|any)?\s*$/iu;

/** Where the head of a subject ends: 'the queue' of 'the queue outside the bakery'. */
const furtherOf =
  /\s+(?:of|in|at|on|for|from|with|without|outside|inside|behind|beside|near|by|over|under|around|across|between|to)\s.*$/iu;

/** What a thing does itself in words of the body: 'the engine coughs'. */
const ownVerb = /^(?:suffer|cough|wheez|sneez|limp|itch|ache|hurt|bleed)/i;
const bareSubject =
  /^(?<subject>(?:[\p{L}\p{N}’'-]+\s+){1,6}?)(?:(?:never|rarely|often|always|still|\p{L}+ly)\s+)?$/iu;

/** 'Our baker's laugh is infectious', 'the queue outside the bakery is chronic', 'the inbox suffers'. */
const predicates = (said: Said): Hit[] =>
  hitsOf(said.hits, ...sickness).flatMap((word) => {
    const { text, affairs } = said;
    const clause = clauseStart(text, word.start);
    const before = text.slice(clause, word.start);
    const isVerb = ownVerb.test(text.slice(word.start, word.end));
    const subject = (copula.exec(before) ?? gives.exec(before) ?? (isVerb ? bareSubject.exec(before) : null))
      ?.groups?.subject;
    if (subject === undefined) return [];
    const end = clause + subject.trimEnd().replace(furtherOf, '').length;
    const affair = affairs.find((each) => each.end === end && each.start >= clause);
    return affair ? [spanning({ ...word, start: clause, end: endOfClause(text, word.end) }, affair)] : [];
  });

/** Where a clause ends that is about nobody: 'has arthritis in every joint'; else what was said of the affair does. */
function endOfClause(text: string, from: number): number {
  const rest = text.slice(from).split(clauseEnd, 1)[0] ?? '';
  return /\b(?:you|your|my|his|her|their)\b/i.test(rest) ? from : from + rest.length;
}

/** Where the clause begins that a place is in. */
function clauseStart(text: string, at: number): number {
  let start = 0;
  for (const { 0: found, index } of text.slice(0, at).matchAll(clauseBreak)) start = index + found.length;
  return start;
}

/** What is done to an affair: 'heals the rift', 'bleeding money', 'cures nothing but boredom'. */
const deeds = (said: Said): Hit[] =>
  hitsOf(said.hits, 'treat', 'sign', 'medical').flatMap((deed) => {
    const affair = affairAfter(deed.end, said);
    return affair ? [spanning(deed, affair)] : [];
  });
