import { stemmer } from 'stemmer';
import type { Passage } from '../../../evidence/index.ts';
import { stems } from '../../../registry/index.ts';
import { variantsOf } from '../../gather/recordIndex.ts';
import { joinWords } from '../../prose.ts';
import { isOrdinary } from '../../uncovered/coverage.ts';
import { type OpenWord, openWords } from '../../uncovered/openWords.ts';
import { kindOfUnread, type NounKind } from '../../understand/names/nounKinds.ts';
import { ofPeople as peopleWords } from '../../understand/soughtOfStudy.ts';
import { wordsOf } from '../../understand/words.ts';
import { type Asked, type Check, saidIn } from './checks.ts';

/** Whether an open word of a kind decides what is asked. */
const decides: Readonly<Record<NounKind, (word: OpenWord, asked: Asked) => boolean>> = {
  // whoever asks, and whom they work with, is nobody in whom it is to hold
  person: (word, { cited }) => word.isAsked && word.isQualifying && isOfPeople(cited),
  // one of everybody's is no ailment by itself, and one beside an outcome is another word for it unless no record has it
  ailment: (word, asked) =>
    word.isAsked &&
    (isUnread(word, asked) ||
      (isOfPeople(asked.cited) &&
        word.use !== 'common' &&
        word.use !== 'plain' &&
        (asked.inquiry.topics.length === 0 || isOfPatients(asked.inquiry.question, word)))),
  // one that everybody knows is an example as often
  creature: (word, asked) =>
    word.isAsked &&
    word.use !== 'common' &&
    word.use !== 'plain' &&
    !word.isCapital &&
    !word.isAcronym &&
    isUnread(word, asked),
  // whoever takes one is told of so that it counts, wherever that stands
  medicine: isUnread,
};

/**
 * People in whom, an ailment for which, a plant or an animal of which, or a medicine beside which no record of the thing and
 * none that is cited tells anything: what was found in others, or for something else, would pass for it.
 */
export const unstatedNoun =
  (kind: NounKind): Check =>
  (asked) => {
    const { evidence, inquiry, about, cited } = asked;
    const deciding = openWords(evidence, inquiry).filter(
      (word) =>
        !word.isOwned &&
        !isOrdinary(word.stem) &&
        kindOfUnread(word.text) === kind &&
        decides[kind](word, asked),
    );
    if (cited.length === 0 || deciding.length === 0) return null;
    const said = [...new Set([...about, ...cited].flatMap((record) => stems(saidIn(record))))];
    const unsaid = deciding.filter(({ stem }) => !variantsOf(stem).some((own) => isSaid(own, said)));
    return unsaid.length > 0
      ? `anything on ${joinWords(
          unsaid.map(({ text }) => `“${text}”`),
          'or',
        )}`
      : null;
  };

/** “Kiwi” stands in “kiwifruit”, “coughing” in “cough”. */
const isSaid = (own: string, said: readonly string[]): boolean => {
  const base = stemmer(own);
  return said.some((word) => word.startsWith(base));
};

/** A word that is in no record of the base: none of them tells of it by another name. */
function isUnread({ text }: OpenWord, { inquiry }: Asked): boolean {
  return inquiry.unread.includes(text);
}

/** Kinds of records that are of people: what was found in them, and how much they need or may have. */
const recordsOfPeople: ReadonlySet<Passage['kind']> = new Set<Passage['kind']>([
  'evidence',
  'limit',
  'dailyValue',
  'ingredient',
]);

const isOfPeople = ([lead]: readonly Passage[]): boolean =>
  lead !== undefined && recordsOfPeople.has(lead.kind);

const mostBetween = 3;

/** “In people WITH psoriasis”, “psoriasis PATIENTS”: an ailment that says in whom, whatever it is asked for. */
function isOfPatients(question: string, { text }: OpenWord): boolean {
  const words = wordsOf(question);
  const isPeople = (at: number) => peopleWords.has(words[at]?.stem ?? '');
  const at = words.findIndex((word) => word.text === text);
  const ahead = words.slice(0, at).findLastIndex((word) => word.text.toLowerCase() === 'with');
  return isPeople(at + 1) || (ahead >= at - mostBetween && isPeople(ahead - 1));
}
