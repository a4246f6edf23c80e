import { type Cited, type Evidence, studiesOn } from '../evidence/index.ts';
import type { Study } from '../evidence/records.ts';
import type { Dose } from './understand/doses.ts';
import { inMeasureAsked } from './parts/measures.ts';
import type { Group } from './understand/inquiry.ts';
import { commonWords, convertMass, familyOf, massUnit, namesOf, stems } from '../registry/index.ts';

/** How a population is told to be of a group. */
export const people: Record<Group, RegExp> = {
  children: /child|infant|adolescent/i,
  infants: /infant/i,
  pregnancy: /pregnan|lactat|maternal|teratogen/i,
  older: /older|elderly|≥65/i,
  women: /\bwomen\b/i,
  men: /\bmen\b/i,
};

/** What a question asks of studies besides the ingredient: its words, the people it is about, and amounts. */
export interface Sought {
  readonly words: readonly string[];
  readonly question: string;
  readonly group: Group | null;
  readonly amounts: readonly Dose[];
}

/**
 * The studies that speak of the very words of the question first, its outcome before its people; those of a group of
 * patients that nobody asked about after the others. Of equal ones the order stays.
 */
export function closestFirst<Row extends Cited<Study>>(studies: readonly Row[], sought: Sought): Row[] {
  const words = [...new Set(sought.words)].filter((word) => !commonWords.has(word));
  const isInMeasure = inMeasureAsked(sought.question);
  const years = new Set((sought.question.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));
  const isOnPooled = words.some((word) => ofPooled.has(word));
  const closeness = (study: Row) => {
    const isOfGroup =
      sought.group !== null && people[sought.group].test(`${study.population} ${study.outcome}`);
    const inOutcome = shared(words, study.outcome);
    // an outcome that the people are told by as well is one word shared, not two
    const left = words.filter((word) => !inOutcome.includes(word));
    const isOfOthers = !isOfGroup && shared(left, study.population).length === 0;
    return (
      2 * inOutcome.length +
      shared(left, `${study.population} ${study.subject} ${study.result}`).length +
      (isOfGroup ? 2 : 0) +
      (isInMeasure(study.result) ? 3 : 0) +
      (isBy(study, words) ? 4 : 0) +
      (study.year !== null && years.has(study.year) ? 3 : 0) +
      (isOnPooled && study.design === 'meta-analysis' ? 2 : 0) +
      (sought.amounts.some((amount) => wasGiven(study, amount)) ? 4 : 0) -
      (isOfOthers ? particularity(study) : 0)
    );
  };
  return studies.toSorted((left, right) => closeness(right) - closeness(left));
}

const shared = (words: readonly string[], text: string): string[] => {
  const said = new Set(stems(text));
  return words.filter((word) => said.has(word));
};

/** “What did Wade 2014 find?”: whether a question names who a study is by; its source begins with that. */
function isBy({ source }: Study, words: readonly string[]): boolean {
  const author = /^(\p{Lu}[\p{L}'’-]+) (?:19|20)\d\d\b/u.exec(source)?.[1];
  return author !== undefined && stems(author).every((word) => words.includes(word));
}

/** Words that ask for what several trials show together. */
const ofPooled: ReadonlySet<string> = new Set(stems('pooled meta-analysis meta-analyses metaanalysis'));

/** Whether what was taken a day in a study holds an amount. */
function wasGiven({ passage: { studied } }: Cited<Study>, { value, unit }: Dose): boolean {
  if (!studied) return false;
  const { low, high, unit: own } = studied.dose;
  const amount = unit === own ? value : convertMass(value, unit, massUnit(own));
  return amount !== null && low <= amount && amount <= high;
}

/**
 * Of studies in order, those ahead that speak most plainly of one of the words each, so that of several outcomes none is
 * pushed out of a short table by another.
 */
export function eachOutcomeFirst<Row extends Study>(studies: readonly Row[], sought: Sought): Row[] {
  const shareOf = (study: Study, word: string) => {
    const own = stems(study.outcome);
    return own.includes(word) ? 1 / own.length + (/\d/.test(study.result) ? 0.5 : 0) : 0;
  };
  const words = [...new Set(sought.words)].filter((word) => !commonWords.has(word));
  const plainest = words.flatMap((word) => {
    const [best] = studies.toSorted((left, right) => shareOf(right, word) - shareOf(left, word));
    return best && shareOf(best, word) > 0 ? [best] : [];
  });
  const ahead = new Set([...studies.slice(0, 1), ...plainest]);
  return [...studies.filter((study) => ahead.has(study)), ...studies.filter((study) => !ahead.has(study))];
}

/** How far people are others than everybody: what holds for them is not what a question on everybody asks for. */
function particularity({ population }: Study): number {
  if (/\b(?:with|in) [a-z]|child|infant|patient/i.test(population)) return 3;
  return ofEverybody.test(population) ? 0 : 1;
}

const ofEverybody =
  /^(?:(?:healthy|all|mixed|older|young|with\/without\b.*|adults?|men|women|people|groups|and|or)\s*)*$/i;

const leastLetters = 4;

/** Outcomes of an ingredient that a question means without naming one: “CoQ10 and statin myopathy” speaks of statin users. */
export function impliedTopics(evidence: Evidence, ingredient: string, words: readonly string[]): string[] {
  const keys = familyOf(evidence, ingredient);
  const names = new Set(
    keys.flatMap((key) => {
      const row = evidence.ingredients.get(key);
      return row ? stems(namesOf(row).join(' ')) : [];
    }),
  );
  const telling = words.filter(
    (word) =>
      word.length >= leastLetters &&
      !names.has(word) &&
      !commonWords.has(word) &&
      !commonWords.has(`${word}s`),
  );
  if (telling.length === 0) return [];
  const meant = studiesOn(evidence, keys).filter((study) => speaksOf(study, telling));
  return [...new Set(meant.flatMap((study) => study.topics))].filter((topic) => topic !== 'safety');
}

function speaksOf(study: Cited<Study>, words: readonly string[]): boolean {
  const own = new Set(stems(`${study.outcome} ${study.population}`));
  return words.some((word) => own.has(word));
}

const stemLetters = 6;

/** `declared` and `declaration`, `micelle` and `micellar` speak of one thing. */
export const isAkin = (left: string, right: string): boolean =>
  left === right || (left.length >= stemLetters && right.startsWith(left.slice(0, stemLetters)));
