import type { Cited, Evidence } from '../evidence/index.ts';
import type { Study } from '../evidence/records.ts';
import type { Group } from './understand/inquiry.ts';
import { commonWords, familyOf, namesOf, stems } from '../registry/index.ts';

/** How a population is told to be of a group. */
export const people: Record<Group, RegExp> = {
  children: /child|infant|adolescent/i,
  infants: /infant/i,
  pregnancy: /pregnan|lactat|maternal|teratogen/i,
  older: /older|elderly|≥65/i,
  women: /\bwomen\b/i,
  men: /\bmen\b/i,
};

/** What a question asks of studies besides the ingredient: its words, and the people it is about. */
export interface Sought {
  readonly words: readonly string[];
  readonly group: Group | null;
}

/**
 * The studies that speak of the very words of the question first, its outcome before its people; those of a group of
 * patients that nobody asked about after the others. Of equal ones the order stays.
 */
export function closestFirst<Row extends Study>(studies: readonly Row[], sought: Sought): Row[] {
  const words = sought.words.filter((word) => !commonWords.has(word));
  const shared = (text: string) => {
    const said = new Set(stems(text));
    return words.filter((word) => said.has(word)).length;
  };
  const closeness = (study: Study) => {
    const isOfGroup =
      sought.group !== null && people[sought.group].test(`${study.population} ${study.outcome}`);
    const isOfOthers = !isOfGroup && isOfPatients(study) && shared(study.population) === 0;
    return (
      2 * shared(study.outcome) +
      shared(`${study.population} ${study.subject} ${study.result}`) +
      (isOfGroup ? 2 : 0) -
      (isOfOthers ? 3 : 0)
    );
  };
  return studies.toSorted((left, right) => closeness(right) - closeness(left));
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

/** People with something in particular: what holds for them is not what a question on everybody asks for. */
const isOfPatients = ({ population }: Study): boolean =>
  /\b(?:with|in) [a-z]|child|infant|patient/i.test(population);

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
  const meant = evidence.studies.filter(
    (study) => study.ingredients.some((key) => keys.includes(key)) && speaksOf(study, telling),
  );
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
