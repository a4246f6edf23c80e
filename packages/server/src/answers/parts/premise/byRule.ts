import { stemmer } from 'stemmer';
import type { Evidence, Passage } from '../../../evidence/index.ts';
import { familyOf, nameInSentence, stems } from '../../../registry/index.ts';
import { isOrdinary } from '../../articleTerms.ts';
import { isStated, readFigures, readKnownFigures } from '../../check/index.ts';
import type { Figure } from '../../check/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { ofAsking } from '../../gather/closeness.ts';
import { variantsOf } from '../../gather/recordIndex.ts';
import type { Sentence } from '../../prose.ts';
import { ruleSentence } from '../law/regulation.ts';
import { askedOf } from '../text/excerpt.ts';
import { isOfMarket, passageSentence } from '../text/passages.ts';
import { type Clause, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { wordsOf } from '../../understand/words.ts';
import { type Judge, judged, type Premise } from './premise.ts';
import { agreement, isOfStance, phrasesOf, stancesOf, stancesOfTitle } from './stances.ts';

/**
 * Tables whose records lay something down: neither studies nor prices, which differ from case to case,
 * nor claims, of which one thing has several.
 */
const ofRules: ReadonlySet<string> = new Set([
  'rule',
  'novelFood',
  'monograph',
  'healthClaim',
  'nutritionClaim',
  'capsule',
  'unit',
]);
const isOfRules = ({ key }: Passage): boolean =>
  ofRules.has(key.split(':')[0] ?? '') || key.endsWith('/regulatory');

/** Records less likely meant than that are not held against a premise. */
const leastLikelihood = 0.15;
/** Where it is as likely as that, it is meant whatever the words. */
const likely = 0.35;
const mostHeld = 3;
/** So much of what a premise speaks of a record has to say. */
const leastShare = 0.5;
const fewestTelling = 1;

/** What a rule lays down, by its words for what is allowed, required and the like, and by its figures. */
export const byRule: Judge = (premise) => {
  const { evidence } = premise;
  const found = recordsFor(premise).flatMap((passage) => {
    const isHeld = isHeldBy(passage, premise);
    return isHeld === null ? [] : [{ passage, isHeld }];
  });
  const telling = termsOf(premise.said.question);
  const isCited = (passage: Passage) => Number(premise.cited.slice(0, mostHeld).includes(passage)) / 2;
  const fit = ({ passage }: { passage: Passage }) => sharedWith(telling, passage.title) + isCited(passage);
  const best =
    found.find(({ isHeld }) => isHeld) ?? found.toSorted((left, right) => fit(right) - fit(left))[0];
  return best ? judged(best.isHeld, [sentenceOf(evidence, best.passage, premise)]) : null;
};

/** The rules that a premise may speak of: those that are closest to it, and those that the answer cites. */
function recordsFor({ evidence, inquiry, said, cited }: Premise): Passage[] {
  const close = closestRecords(evidence, said)
    .slice(0, mostHeld)
    .filter(({ likelihood }) => likelihood >= leastLikelihood);
  const sure = new Set(close.flatMap(({ passage, likelihood }) => (likelihood >= likely ? [passage] : [])));
  const keys = new Set(said.ingredients.flatMap((each) => familyOf(evidence, each)));
  const names = said.ingredients.map((each) => nameInSentence(evidence, each).toLowerCase());
  const isOnNamed = ({ ingredients, title, text }: Passage) =>
    keys.size === 0 ||
    ingredients.some((each) => keys.has(each)) ||
    names.some((name) => `${title} ${text}`.toLowerCase().includes(name));
  const markets = said.markets.length > 0 ? said : inquiry;
  return [...new Set([...close.map(({ passage }) => passage), ...cited.slice(0, mostHeld)])].filter(
    (passage) =>
      isOfRules(passage) &&
      isOfMarket(passage.title, markets) &&
      isOnNamed(passage) &&
      saysOf(passage, said.question, sure.has(passage)),
  );
}

/** Words that tell one thing from another: neither what is said of any rule nor figures. */
const tellingIn = (text: string): string[] =>
  [...new Set(stems(text))].filter(
    (word) =>
      word.length > 2 &&
      !/^\d/.test(word) &&
      !isOrdinary.has(word) &&
      !ofAsking.has(stemmer(word)) &&
      !isOfStance(word),
  );

/** Whether a record says enough of what a premise speaks of: one that is surely meant a word of it, where it has any. */
function saysOf({ title, text }: Passage, premise: string, isSure: boolean): boolean {
  const own = new Set(stems(`${title} ${text}`).map(stemmer));
  const telling = tellingIn(premise);
  const shared = telling.filter((word) => variantsOf(word).some((each) => own.has(stemmer(each))));
  const least = isSure
    ? Math.min(fewestTelling, telling.length)
    : Math.max(fewestTelling, telling.length * leastShare);
  return shared.length >= least;
}

/** A record without what was worked out from it for the question. */
const ownText = (text: string): string => text.split(/ (?:Unconfirmed|Worked out): /)[0] ?? '';

/** What a record is called, and what it lays down: its first phrase says the rule, those behind it go into detail. */
function readRecord(evidence: Evidence, { key, title, text }: Passage): { title: string; phrases: string[] } {
  const rule = evidence.rules.find((each) => each.passage.key === key);
  const told = rule?.requirement ?? ownText(text);
  return { title: rule?.title ?? title, phrases: phrasesOf(told) };
}

/** Whether a record says what a premise says, or its contrary; null where it says neither. */
function isHeldBy(passage: Passage, { evidence, said, clause }: Premise): boolean | null {
  const { title, phrases } = readRecord(evidence, passage);
  const byFigures = isOfOwn(clause)
    ? null
    : agreeInFigures(said.question, [title, ...ownText(passage.text).split(partEnd)]);
  // the figure of a rule on something else denies nothing
  if (byFigures === false && !isOnSubject(passage, said)) return null;
  if (byFigures !== null) return byFigures;
  // a title only names what is laid down behind it, and what comes first is the rule: exceptions stand behind it
  const known = new Map([
    ...stancesOfTitle(title),
    ...ruling(said.question, phrases)
      .toReversed()
      .flatMap((phrase) => Array.from(stancesOf(phrase))),
  ]);
  return agreement(stancesOf(said.question), known);
}

/** Whether a premise names what a record is on, besides its place. */
function isOnSubject({ title, text }: Passage, { question }: Inquiry): boolean {
  const { words, spans } = clauseOf(question);
  const places = new Set(
    spans
      .filter(({ kind }) => kind === 'market' || kind === 'country')
      .flatMap(({ from, to }) => words.slice(from, to).map(({ stem }) => stem)),
  );
  const named = tellingIn(question).filter((word) => !places.has(word));
  const [subject = ''] = text.split(' Requirement: ');
  return sharedWith(named.flatMap(variantsOf).map(stemmer), `${title} ${subject}`) > 0;
}

/** The phrases of a record that lay down its rule, and those in detail that a premise speaks of. */
function ruling(premise: string, phrases: readonly string[]): string[] {
  const telling = termsOf(premise);
  return phrases.filter((phrase, at) => at < mostAhead || sharedWith(telling, phrase) > 0);
}
const mostAhead = 2;

const partEnd = /[;,.:](?=\s)/;
/** “Our can has 150 mg”: whoever asks says how much that is, and no rule. */
const own = ['our|we|my|i|us', 'is|are|be taken|used|dosed'].map(readCue);
const isOfOwn = (clause: Clause): boolean => isAny(own, clause);

const termsOf = (text: string): string[] => tellingIn(text).flatMap(variantsOf).map(stemmer);

function sharedWith(telling: readonly string[], phrase: string): number {
  const own = new Set(stems(phrase).map(stemmer));
  return new Set(telling.filter((word) => own.has(word))).size;
}

/**
 * Whether the part of a record that says most of a premise has its figures; null where it has none of such units, or where
 * more than one differs.
 */
function agreeInFigures(premise: string, parts: readonly string[]): boolean | null {
  const figures = [...readFigures(premise).filter(({ unit }) => unit !== null), ...countsIn(premise)];
  const telling = termsOf(premise);
  const comparable = parts.flatMap((part) => {
    const known = [...readKnownFigures(part), ...countsIn(part)];
    const shared = figures.filter((figure) => known.some(({ unit }) => unit?.of === figure.unit?.of));
    return shared.length > 0 ? [{ known, shared, weight: sharedWith(telling, part) }] : [];
  });
  if (figures.length === 0 || comparable.length === 0) return null;
  const most = Math.max(...comparable.map(({ weight }) => weight));
  const best = comparable.filter(({ weight }) => weight === most);
  const known = best.flatMap((each) => each.known);
  const isOfUnit = ({ unit }: Figure) => known.some((each) => each.unit?.of === unit?.of);
  const missing = figures.filter(isOfUnit).filter((figure) => !isStated({ ...figure, bound: null }, known));
  if (missing.length === 0) return true;
  return missing.length === 1 ? false : null;
}

/** “12 allergens”: a number and what it counts. */
const countsIn = (text: string): Figure[] => {
  const words = wordsOf(text);
  return words.flatMap(({ text: written }, at): Figure[] => {
    const [next, after] = [words[at + 1], words[at + 2]];
    if (
      !/^\d+$/.test(written) ||
      !next ||
      next.isApart ||
      !isNoun(next.text) ||
      (after && isNumber(after.text))
    )
      return [];
    const unit = { of: stemmer(next.stem), factor: 1, isCount: true };
    return [
      {
        value: Number(written),
        isNegative: false,
        unit,
        per: '',
        bound: null,
        text: `${written} ${next.text}`,
      },
    ];
  });
};
const isNumber = (text: string) => /^\d/.test(text);
/** Longer than a unit of measurement is written. */
const isNoun = (text: string) => /^\p{L}{5,}$/u.test(text) && text.endsWith('s');

function sentenceOf(evidence: Evidence, passage: Passage, { said }: Premise): Sentence {
  const rule = evidence.rules.find((each) => each.passage.key === passage.key);
  return rule ? ruleSentence(rule) : passageSentence(passage, askedOf(evidence, said));
}
