import { isDescriptionOfNobodys } from './between.ts';
import { clausesIn, saysOfBody, type Clause, type Read } from './clauses.ts';
import { ownSubject } from './ownProduct.ts';
import { isWithin, type Place } from './sentence.ts';
import { asIdioms, type Hits } from '../lexicon/terms.ts';

/**
 * Adds words of the body and of doing that a clause says of ordinary things, as idioms: 'the joints of the box', 'lifts
 * chocolate and calms bitterness'. A clause is read by itself: what one says of a cupboard shields no promise in the next.
 */
export function withSenses(read: Read): Hits {
  if (!saysOfBody(read)) return read.hits;
  const found = clausesIn(read).flatMap((clause) => readings.flatMap((figuresIn) => figuresIn(clause)));
  return asIdioms(read.hits, found);
}

/** Before what there is but one of, or many to count off: 'the hill', 'Burgundy', 'the month'; 'of steel' is but a quality. */
const ofOne = /^\s+of\s+(?:(?:the|this|these|our|each|every)\s|\p{Lu})/u;
const fromMany = /^\s+from\s+(?!(?:the|our|a|an)\s)\p{L}+s\b/iu;
const times =
  /^\s+of\s+(?:(?:the|our|this)\s+(?:month|week|year|season|decade|century)|(?:early |late )?(?:spring|summer|autumn|winter))\b/i;

/** 'A memory of Lisbon', 'immunity from queues': what a word is of or from, where that is nobody's body. */
const ofThings = ({ text, body, sick, things }: Clause): Place[] =>
  [...body, ...sick].filter(({ end }) => {
    const rest = text.slice(end);
    const join = ofOne.test(rest) || fromMany.test(rest) ? (/^\s+\p{L}+/u.exec(rest)?.[0].length ?? 0) : 0;
    return times.test(rest) || (join > 0 && thingAfter(end + join, { text, things }) !== undefined);
  });

/** 'Our heart beats for bread': the makers' own, of which nothing is promised. */
const ofMakers = ({ text, body, acts, told }: Clause): Place[] =>
  acts.length + told.length > 0
    ? []
    : body.filter(({ start }) => /\bour\s+(?:own\s+)?$/i.test(text.slice(0, start)));

/** 'The people who backed us'. */
const ofBackers = ({ text, targets, body }: Clause): Place[] =>
  body.length > 0
    ? []
    : targets.filter(({ end }) => /^\s+(?:[\p{L}’']+\s+){0,3}(?:us|our)\b/iu.test(text.slice(end)));

const thingAfter = (end: number, { text, things }: Pick<Clause, 'text' | 'things'>): Place | undefined =>
  things.find((thing) => thing.start > end && isDescriptionOfNobodys(text.slice(end, thing.start)));

/** All that a clause says of a body or does, where it speaks of ordinary things and of nobody's body. */
function inOrdinary(clause: Clause): Place[] {
  const { body, acts, targets, things, told, sick } = clause;
  if (things.length === 0 || told.length > 0 || isOnBody(clause)) return [];
  if (sick.some((word) => isAnswered(word, clause))) return [];
  return [...body, ...acts, ...targets, ...sick];
}

/** Before a sickness that something is good for, or that is gone: 'against fever', 'no more bruises'. */
const answers =
  /\b(?:against|for|from|without|no|less|fewer|after|before|stops?|ends?|zero|never|goodbye|not|beats?|of|skip|avoid|dodge|forget|cancel|postpone|escape)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const isAnswered = (word: Place, clause: Clause): boolean =>
  answers.test(clause.text.slice(clause.start, word.start)) ||
  isOwned(word, clause) ||
  isBare(word, clause) ||
  clause.acts.some((act) => !isWithin(word, act) && !isWithin(act, word));

const isOnBody = (clause: Clause): boolean =>
  (clause.gone.length > 0 && clause.body.length > 0) ||
  clause.body.some((word) => isOwned(word, clause) || isPurpose(word, clause) || isBare(word, clause)) ||
  clause.acts.some((act) => isDoneToBody(act, clause));

/** 'Your hair', 'their tired eyes'. */
const isOwned = ({ start }: Place, { text, whose }: Clause): boolean =>
  whose.some((of) => of.end <= start && /^\s+(?:[\p{L}-]+\s+)?$/u.test(text.slice(of.end, start)));

const purpose = /\bfor\s+(?:[\p{L}-]+,?\s+){0,3}$/iu;
const isPurpose = ({ start }: Place, { text }: Clause): boolean => purpose.test(text.slice(0, start));

const opens =
  /^\P{L}*(?:(?:good|better|best|deep|great|sound|happy|clear|calm|strong|soft|smooth|more|less|no|every|how|why|where|that|which|let|feel|stay|get)\s+){0,2}$/iu;
const relative = /\b(?:(?:that|which)\s+(?:[\p{L}-]+\s+){0,2}|where\s+|whose\s+|loves?\s+)$/iu;

/** A word of the body that stands by itself where a clause begins: 'Memory in a mug'; what is done to a thing is a verb: 'Rest the dough'. */
function isBare({ start, end }: Place, { text, things, start: from }: Clause): boolean {
  const before = text.slice(from, start);
  if (relative.test(before)) return true;
  return opens.test(before) && thingAfter(end, { text, things }) === undefined;
}

const addressed = /^\s+(?:you|me|yourself|us)\b/i;

/** Where a deed is done: 'keeps the wolf from the lungs', 'puts oil in the joints'; 'the back of the throat' is where a taste is. */
const placeOfDeed =
  /\b(?:from|off|out of|into?|in|around|behind|through|on|for)\s+(?:the\s+|tired\s+|aching\s+)?$/i;
const isPlaceOfDeed = ({ start, end }: Place, { text, end: to }: Clause): boolean =>
  placeOfDeed.test(text.slice(0, start)) && /^\P{L}*$/u.test(text.slice(end, to));

/** Whether an act has a word of the body for its object, or somebody; one without any object is the product's own. */
function isDoneToBody(act: Place, clause: Clause): boolean {
  const { text, body, things } = clause;
  const after = (some: readonly Place[]) => some.find(({ start }) => start >= act.end)?.start ?? Infinity;
  const [onBody, onThing] = [after(body.filter((word) => !isWithin(word, act))), after(things)];
  if (onBody < onThing) return true;
  if (onThing < Infinity) return body.some((word) => word.start > onThing && isPlaceOfDeed(word, clause));
  return addressed.test(text.slice(act.end)) || ownSubject.test(text.slice(clause.start, act.start));
}

/** Each way in which a clause is read. */
const readings: readonly ((clause: Clause) => readonly Place[])[] = [
  ({ inNames }) => inNames,
  ofThings,
  ofMakers,
  ofBackers,
  inOrdinary,
];
