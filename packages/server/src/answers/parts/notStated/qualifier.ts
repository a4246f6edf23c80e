import { variantsOf } from '../../gather/recordIndex.ts';
import type { Passage } from '../../../evidence/index.ts';
import { stems } from '../../../registry/index.ts';
import { joinWords } from '../../prose.ts';
import { kindOfNoun } from '../../understand/nounKinds.ts';
import { isOrdinary } from '../../uncovered/coverage.ts';
import { ofPeople as peopleWords } from '../../understand/soughtOfStudy.ts';
import { wordsOf } from '../../understand/words.ts';
import { type OpenWord, openWords } from '../../uncovered/openWords.ts';
import { type Check, saidIn } from './checks.ts';

/**
 * People in whom, or an ailment for which, no record of the thing and none that is cited tells anything: what was found in
 * others, or for something else, would pass for it.
 */
export const unstatedQualifier: Check = ({ evidence, inquiry, about, cited }) => {
  const [lead] = cited;
  if (!lead || !recordsOfPeople.has(lead.kind)) return null;
  const { question, topics } = inquiry;
  const isSought = (word: OpenWord) =>
    !isOrdinary(word.stem) &&
    (isPerson(word) || (isAilment(word) && (topics.length === 0 || isOfPeople(question, word))));
  const deciding = openWords(evidence, inquiry).filter(isSought);
  if (deciding.length === 0) return null;
  const said = new Set([...about, ...cited].flatMap((record) => stems(saidIn(record))));
  const unsaid = deciding.filter(({ stem }) => !variantsOf(stem).some((word) => said.has(word)));
  return unsaid.length > 0
    ? `anything on ${joinWords(
        unsaid.map(({ text }) => `“${text}”`),
        'or',
      )}`
    : null;
};

/** Kinds of records that are of people: what was found in them, and how much they need or may have. */
const recordsOfPeople: ReadonlySet<Passage['kind']> = new Set<Passage['kind']>([
  'evidence',
  'limit',
  'dailyValue',
  'ingredient',
]);

/** Whether a word says in whom something is to hold; whoever asks, and whom they work with, is none. */
const isPerson = ({ text, isAsked, isOwned, isQualifying }: OpenWord): boolean =>
  isAsked && !isOwned && isQualifying && kindOfNoun(text) === 'person';

/** Whether a word says what something is to be good for; one of everybody's is no ailment by itself. */
const isAilment = ({ text, use, isAsked, isOwned }: OpenWord): boolean =>
  isAsked && !isOwned && use !== 'common' && use !== 'plain' && kindOfNoun(text) === 'ailment';

const mostBetween = 3;

/** “In people WITH psoriasis”, “psoriasis PATIENTS”: an ailment that says in whom, whatever it is asked for. */
function isOfPeople(question: string, { text }: OpenWord): boolean {
  const words = wordsOf(question);
  const isPeople = (at: number) => peopleWords.has(words[at]?.stem ?? '');
  const at = words.findIndex((word) => word.text === text);
  const ahead = words.slice(0, at).findLastIndex((word) => word.text.toLowerCase() === 'with');
  return isPeople(at + 1) || (ahead >= at - mostBetween && isPeople(ahead - 1));
}
