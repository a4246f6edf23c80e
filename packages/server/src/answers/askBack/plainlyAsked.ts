import { isEnglishWord, isPlainWord } from '../../registry/index.ts';
import type { Inquiry } from '../understand/inquiry.ts';

/** A whole question, and no names in a row. */
const isPut = /^\s*(?:(?:by|in|on|at|for) )?(?:how|wh(?:ich|at|o|om|ose|en|ere|y)|does|did|is|are|can)\b/i;

/** A row of names has so many words at most; a tale around a question has more. */
const mostInRow = 8;

/** Whether a word that no record has is what is asked for, and no slip: the question is whole, or the word is one. */
export const isPlainlyAsked = ({
  question,
  words,
  unread,
}: Pick<Inquiry, 'question' | 'words' | 'unread'>): boolean =>
  isPut.test(question) ||
  (words.length <= mostInRow &&
    unread.some((word) => /^\p{Lu}\p{Ll}/u.test(word) || isPlainWord(word) || isEnglishWord(word)));
