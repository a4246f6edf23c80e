import { z } from 'zod';
import { columns, readTable, stems } from '../../registry/index.ts';
import { type Word, wordsOf } from './words.ts';

/**
 * A row of `studyTalk.csv`: words that are said of what any study found, and tell nothing of what it looked at; statistics
 * of which it may tell some and not others; the people in it, who are counted, and what counts them; words that ask; those
 * behind which stands where, in whom or by what; verbs that end what is asked for; and others that tell nothing.
 */
const StudyTalk = z.strictObject({
  key: columns.key,
  kind: z.enum(['finding', 'statistic', 'people', 'count', 'asking', 'preposition', 'verb', 'other']),
  words: columns.list,
});
type Kind = z.output<typeof StudyTalk>['kind'];
const rows = readTable(new URL('./data/', import.meta.url), 'studyTalk', StudyTalk);
const written = (kind: Kind): readonly string[] =>
  rows.flatMap((row) => (row.kind === kind ? row.words : []));
const stemsFor = (kind: Kind): ReadonlySet<string> => new Set(written(kind).flatMap(stems));
const ofFindings = stemsFor('finding');
const ofStatistics = stemsFor('statistic');
/** Who took part in a study. */
export const ofPeople = stemsFor('people');
/** What a study is called, and who made it. */
export const ofStudies: ReadonlySet<string> = new Set(
  rows.flatMap(({ key, words }) => (key === 'works' ? words : [])).flatMap(stems),
);
const counts = new Set(written('count'));
const asking = new Set(written('asking'));
const prepositions = new Set(written('preposition'));
const verbs = new Set(written('verb'));
const others = new Set(written('other'));

/** What a question on one study asks for. */
export interface SoughtOfStudy {
  /** The words for what was looked at: “serum ferritin”; none where all that was found is asked for. */
  readonly words: readonly Word[];
  /** Whether a statistic is among them, which has to be told of the very thing. */
  readonly isStatistic: boolean;
  /** Whether people are counted. */
  readonly isCount: boolean;
}

/**
 * What is asked for of a study: behind each word that asks, or else in the last words of the question, the first words that
 * are neither talk of findings nor `known`, up to a verb or preposition.
 */
export function soughtOfStudy(question: string, isKnown: (word: Word) => boolean): SoughtOfStudy[] {
  const segments = segmentsOf(question);
  const asks = segments.flatMap((words) => {
    const at = words.findIndex((word, place) => asking.has(low(word)) && !isRelative(words, place));
    return at < 0 ? [] : [words.slice(at)];
  });
  const last = segments.findLast((words) => words.some((word) => !isKnown(word)));
  const asked = asks.length > 0 ? asks : last ? [last] : [];
  return asked.map((words) => {
    const first = firstOf(words, isKnown);
    return {
      words: first,
      isStatistic: first.some(({ stem }) => ofStatistics.has(stem)),
      isCount: isCounted(words),
    };
  });
}

const low = ({ text }: Word): string => text.toLowerCase();

/** “The trial which showed”: behind a noun and ahead of a verb it asks nothing. */
const isRelative = (words: readonly Word[], at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]];
  return (
    word !== undefined && before !== undefined && low(word) === 'which' && !prepositions.has(low(before))
  );
};

const isTalk = (word: Word): boolean =>
  ofFindings.has(word.stem) || ofPeople.has(word.stem) || /^[\d%]/.test(word.text) || word.text.length < 2;

function firstOf(words: readonly Word[], isKnown: (word: Word) => boolean): Word[] {
  const found: Word[] = [];
  for (const word of words) {
    const isEnd = prepositions.has(low(word)) || verbs.has(low(word));
    // “which I² for stress” asks for both of one record
    if (isEnd && found.some(({ stem }) => !ofStatistics.has(stem))) break;
    if (!isEnd && !others.has(low(word)) && !isTalk(word) && !isKnown(word)) found.push(word);
  }
  return found;
}

/** “How many men”, “number of women”. */
const isCounted = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      ofPeople.has(word.stem) &&
      words.slice(Math.max(0, at - farthestCount), at).some((before) => counts.has(low(before))),
  );

const farthestCount = 2;

/** The words between marks that part what a question says. */
const segmentsOf = (question: string): Word[][] =>
  question
    .replaceAll(/\([^()]*\)/g, ' ')
    .split(/[:;?!()—–]+|[.,](?=\s|$)|\s-\s/)
    .map(wordsOf)
    .filter((words) => words.length > 0);
