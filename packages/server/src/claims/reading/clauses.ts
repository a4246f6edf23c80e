import { bringer, ownContainer } from './ownProduct.ts';
import { hitsOf, isWithin, notWithin, type Place } from './sentence.ts';
import { diseaseKinds, type Hit, type Hits, type TermKind } from '../lexicon/terms.ts';

/** What a sentence is read by: its text, its terms, and the places of outcomes and ingredients that it names. */
export interface Read {
  text: string;
  hits: Hits;
  outcomes: readonly Place[];
  named: readonly Place[];
  /** Where its clauses stand. */
  clauses: readonly Place[];
}

/** What is said in one clause. Places are those of the sentence, whose text it has. */
export interface Clause extends Place {
  text: string;
  /** Words of the body that stand in plain sentences too. */
  body: readonly Place[];
  /** Such words as parts of what a thing is called: 'dental cover'. */
  inNames: readonly Place[];
  /** What is done to a body, and to things too. */
  acts: readonly Place[];
  /** Whom it is for. */
  targets: readonly Place[];
  /** Ordinary things, none that may be the product or its share in a cup. */
  things: readonly Place[];
  /** Words of sickness that things have too. */
  sick: readonly Place[];
  /** Words that speak of health by themselves. */
  told: readonly Place[];
  whose: readonly Place[];
  /** What tells of a trouble that has gone. */
  gone: readonly Place[];
}

const bodily: readonly TermKind[] = ['healthSoft', 'bodyPart', 'bodyPlace', 'weightSoft'];
const doing: readonly TermKind[] = ['function', 'treat', 'protect', 'attack', 'effect'];
const telling: readonly TermKind[] = [
  ...diseaseKinds, 'medical', 'healthLike', 'healthyLevel', 'functionWord', 'wellBeing', 'weight', 'weightAmount', 'deficiency', 'pregnancy', 'still', 'levelUnnamed',
]; // prettier-ignore

const breaks = /[!?;:,](?:\s+|$)|[–—(]\s*|\s+(?:and|but|so|because|while|when|if|until)\s+/gi;

/** Whether a sentence has any word that a clause decides upon. */
export const saysOfBody = ({ hits, outcomes }: Read): boolean =>
  outcomes.length > 0 || hitsOf(hits, 'ambiguous', 'health', 'target', ...bodily, ...doing).length > 0;

/** Where the clauses of a sentence stand. */
export function clausePlaces(text: string): Place[] {
  const cuts = [...text.matchAll(breaks)];
  const starts = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  return starts.map((start, at) => ({ start, end: ends[at] ?? text.length }));
}

/** The clauses of a sentence. */
export function clausesIn(read: Read): Clause[] {
  const said = saidIn(read);
  return read.clauses.map((place) => clauseAt(place, said, read));
}

/** What of a sentence is said in one of its clauses. */
function clauseAt({ start, end }: Place, said: Said, { text, named }: Read): Clause {
  const of = (some: readonly Place[]) => some.filter((each) => each.start < end && each.end > start);
  const [body, acts, told, things] = [of(said.body), of(said.acts), of(said.told), of(said.things)];
  // 'Bold up front, mellow at the back': what names no subject goes on with that of the sentence; what an ingredient does
  // is never said of a thing that stands elsewhere.
  const isOpen =
    things.length + body.length + told.length === 0 && !(acts.length > 0 && of(named).length > 0);
  return {
    text,
    start,
    end,
    body,
    acts,
    told,
    things: isOpen ? said.things : things,
    inNames: of(said.inNames),
    targets: of(said.targets),
    sick: of(said.sick),
    whose: of(said.whose),
    gone: of(said.gone),
  };
}

type Said = Omit<Clause, 'text' | 'start' | 'end'>;

/** Every word that counts, where it stands, in the order of the text. */
function saidIn(read: Read): Said {
  const { hits, outcomes } = read;
  const looks = hitsOf(hits, 'harmless', 'idiom');
  const meant = (...kinds: TermKind[]) => notWithin(hitsOf(hits, ...kinds), looks);
  const double = hitsOf(hits, 'ambiguous', ...bodily, ...doing);
  const isDouble = (place: Place) => double.some((other) => isWithin(place, other));
  const inOrder = (some: readonly Place[]) => some.toSorted((left, right) => left.start - right.start);
  const health = [...meant('health'), ...notWithin(outcomes, looks)];
  const acts = actsIn(read.text, hits);
  const soft = [...meant(...bodily).filter(isOfPart), ...notWithin(health.filter(isDouble), acts)];
  const body = notWithin(soft, hitsOf(hits, 'affair'));
  return {
    body: inOrder(body),
    inNames: soft.filter((word) => !body.includes(word)),
    acts: inOrder(notWithin(acts, looks)),
    targets: meant('target'),
    things: inOrder(thingsIn(read, [...body, ...hitsOf(hits, 'ambiguous')])),
    sick: inOrder(meant(...telling).filter(isDouble)),
    told: [...meant(...telling), ...health].filter((place) => !isDouble(place)),
    whose: hitsOf(hits, 'whose'),
    gone: notWithin(hitsOf(hits, 'relief', 'trouble'), looks),
  };
}

/** 'Healthy oats' promise health: what is said of a body as a whole is said of nothing else. */
const isOfPart = ({ term }: Hit): boolean => term.key !== 'object/whole';

const determined =
  /\b(?:an?|the|its|our|this|every|each|no|proper|real|first|last)\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/** What is done; 'a proper ginger kick' is a thing. */
const actsIn = (text: string, hits: Hits): Hit[] =>
  hitsOf(hits, ...doing).filter(
    (act) =>
      !determined.test(text.slice(0, act.start)) ||
      !hitsOf(hits, 'affair').some(({ start, end }) => start === act.start && end === act.end),
  );

/** Ordinary things, and places that have a name. */
function thingsIn({ text, hits, named }: Read, body: readonly Place[]): Place[] {
  const things = hitsOf(hits, 'affair', 'thing', 'plain');
  const times = hitsOf(hits, 'noThing');
  const none = [...times, ...actsIn(text, hits)];
  return [...notWithin(things, none), ...notWithin(placesIn(text, named), times)].filter(
    ({ start, end }) =>
      !ownContainer.test(text.slice(0, start)) &&
      !bringer.test(text.slice(0, start)) &&
      !(/^\s+of\s/i.test(text.slice(end)) && body.some((word) => word.start > end && word.start - end < 12)),
  );
}

const place = /(?<=\b(?:of|in|at|near|from|above|outside)\s+(?:the\s+)?)\p{Lu}\p{L}+/gu;

/** 'The heart of Burgundy'; what is named so is no ingredient. */
const placesIn = (text: string, named: readonly Place[]): Place[] =>
  [...text.matchAll(place)]
    .map(({ 0: name, index }) => ({ start: index, end: index + name.length }))
    .filter((each) => !named.some((other) => other.start < each.end && other.end > each.start));
