import type { Evidence } from '../../evidence/index.ts';
import { isEnglishWord, isPlainWord } from '../../registry/index.ts';
import { recordIndexOf } from '../gather/recordIndex.ts';
import { isQuestion } from './message/clauses.ts';
import { excipientsNamed } from './names/excipientNames.ts';
import type { Inquiry } from './inquiry.ts';
import { wordsOf } from './words.ts';

/**
 * What the sentences before a part are on that ask for nothing, in words that no list of names has, but records do:
 * “2'-fucosyllactose” of “We have 2'-fucosyllactose in a family line. …”. Empty where they name something else, or nothing
 * of the kind.
 */
export function subjectOf(evidence: Evidence, before: readonly Inquiry[]): string {
  if (before.some(({ question }) => excipientsNamed(evidence, question).length > 0)) return '';
  const { holds } = recordIndexOf(evidence);
  const rare = ({ question, namedWords }: Inquiry): readonly string[] =>
    wordsOf(question)
      .filter(({ stem, text }) => isRare(text.toLowerCase()) && isRare(stem) && !namedWords.has(stem))
      .flatMap(({ stem, text }) => (holds(stem) ? [text] : []));
  const told = before.filter(({ question, asks }) => asks.size === 0 && !isQuestion(question)).map(rare);
  return told.find((words) => words.length > 0)?.join(' ') ?? '';
}

const isRare = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) && !isEnglishWord(word) && !isPlainWord(word);
