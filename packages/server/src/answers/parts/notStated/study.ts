import type { Evidence, Passage } from '../../../evidence/index.ts';
import { isEnglishWord, isPlainWord, stems, wordsOfNames } from '../../../registry/index.ts';
import { variantsOf } from '../../gather/recordIndex.ts';
import { isAuthorOf, studiesNamed, studyOf } from '../../gather/studiesNamed.ts';
import { citedIn, type Draft, joinWords, list, paragraph } from '../../prose.ts';
import { type Missing, missingSentences } from '../../standing/missing.ts';
import { type Clause, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { type SoughtOfStudy, soughtOfStudy } from '../../understand/soughtOfStudy.ts';
import type { Understanding } from '../../understand/understanding.ts';
import type { Word } from '../../understand/words.ts';
import { followUps } from '../followUps.ts';
import { nextQuestions } from '../questionBlocks.ts';
import { passageSentence } from '../text/passages.ts';
import { saidIn } from './checks.ts';
import { isMeasured } from './outcome.ts';

/** So many records of a study are told. */
const mostTold = 4;

/** What is asked of one study or several, held against their records. */
interface Held {
  /** What none of them states, as words. */
  readonly unstated: readonly string[];
  /** Those that state something that is asked for, or else all. */
  readonly records: readonly Passage[];
  /** Whether one states something that is asked for, or all that was found is asked for. */
  readonly isStated: boolean;
}

/** A study or several, and what a question says of them. */
interface Named {
  readonly evidence: Evidence;
  readonly records: readonly Passage[];
  readonly author: string;
  readonly clause: Clause;
}

/**
 * What a question asks of a study that it names by author and year, held against the records of that study alone: what
 * others found would pass for its own. Null where none is named.
 */
function heldOfStudy(evidence: Evidence, inquiry: Inquiry): Held | null {
  const records = studiesNamed(evidence, inquiry);
  if (records.length === 0) return null;
  const names = wordsOfNames(evidence, inquiry.ingredients);
  const sources = new Set(records.flatMap(({ source }) => stems(source)));
  const isKnown = ({ text, stem }: Word): boolean =>
    isAuthorOf(records, text) || sources.has(stem) || names.has(stem);
  const sought = soughtOfStudy(inquiry.question, isKnown);
  // without its year: what cites nothing states no figure
  const authors = new Set(records.flatMap((record) => studyOf(record)?.author ?? []));
  const named = { evidence, records, author: joinWords([...authors]), clause: clauseOf(inquiry.question) };
  const missing = sought.map((each) => missingIn(named, each));
  const isNone = missing.length > 0 && missing.every((each) => each !== null);
  const words = sought.flatMap((each) => each.words);
  const telling = records.filter((record) => words.some((word) => states(record, word)));
  return {
    unstated: isNone ? missing.flatMap((each) => each ?? []) : [],
    records: (telling.length > 0 ? telling : records).slice(0, mostTold),
    isStated: words.length === 0 || telling.length > 0,
  };
}

/**
 * An answer to what is asked of a study that is named: what its record does not state is said, and where the answer tells
 * nothing of it, its records alone are the answer.
 */
export function ofStudyNamed(evidence: Evidence, { whole, parts }: Understanding, draft: () => Draft): Draft {
  const held = whole.isFollowUp || whole.isOrder ? null : heldOfStudy(evidence, whole);
  if (!held) return draft();
  const told = list(held.records.map((record) => passageSentence(record)));
  const next = nextQuestions(followUps(evidence, whole), whole, true);
  if (held.unstated.length > 0) {
    const missing = held.unstated.map((what): Missing => ({ role: 'study', what }));
    return { blocks: [paragraph(...missingSentences(missing)), told, ...next], isAbstention: true };
  }
  const own = draft();
  const cited = citedIn(own.blocks);
  const isTold = studiesNamed(evidence, whole).some((record) => cited.includes(record));
  if (own.isAbstention ? !held.isStated : isTold) return own;
  const isRest = parts.length > 1 && !own.isAbstention;
  return { blocks: [told, ...(isRest ? own.blocks : next)], isAbstention: false };
}

/** What of one thing that is asked for no record states; null where one states it. */
function missingIn(
  { evidence, records, author, clause }: Named,
  { words, isCount, isStatistic }: SoughtOfStudy,
): string | null {
  const isNowhere = (said: RegExp) => !records.some(({ text }) => said.test(text));
  if (isCount && isNowhere(/\bparticipants\b/)) return `how many people took part in the study of ${author}`;
  if (onDose(clause) && isNowhere(/\bDose: /)) return `the dose of ${author}`;
  if (onAmount(clause) && isNowhere(/\d\s?(?:µg|mg|g|IU|[\p{L}\s]*CFU)(?!\p{L})/u))
    return `how much was taken in the study of ${author}`;
  const isTelling = ({ text, stem }: Word) => !isPlainWord(text.toLowerCase()) || isMeasured(evidence, stem);
  const isAsked = words.length > 0 && (isCount || words.some(isTelling));
  const isHeld = records.some((record) =>
    isStatistic ? words.every((word) => states(record, word)) : isOn(record, words),
  );
  return isAsked && !isHeld ? `what ${author} found on ${words.map(({ text }) => text).join(' ')}` : null;
}

/** “How much in men” asks for what was found. */
const onDose = readCue('which|what daily? dose|doses|dosage|dosages');
const onAmount = readCue(
  'how many|much mg|milligram|milligrams|µg|mcg|microgram|micrograms|gram|grams|iu|cfu',
);

/** Whether a record says some of the words, and all that are not everybody's: “heavy exercise” may be told as exercise. */
const isOn = (record: Passage, words: readonly Word[]): boolean => {
  const unsaid = words.filter((word) => !states(record, word));
  return unsaid.length < words.length && unsaid.every(({ text }) => isOfAll(text.toLowerCase()));
};

const isOfAll = (low: string): boolean => isPlainWord(low) || isEnglishWord(low);

/** From here on words that begin alike speak of one thing. */
const lettersAlike = 6;

function states(record: Passage, { stem }: Word): boolean {
  const own = stems(saidIn(record));
  // a code has no other word: FEV1 is no COPD
  const forms = /\d/.test(stem) ? [stem] : variantsOf(stem);
  return forms.some((each) =>
    own.some(
      (word) =>
        word === each || (each.length >= lettersAlike && word.startsWith(each.slice(0, lettersAlike))),
    ),
  );
}
