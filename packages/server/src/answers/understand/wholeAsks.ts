import { z } from 'zod';
import { columns, commonWords, readTable } from '../../registry/index.ts';
import { isQuestion } from './message/clauses.ts';
import { isAny, readCue } from './cue.ts';
import type { Inquiry } from './inquiry.ts';
import { wordsOf, writtenSpans } from './words.ts';

const { key, list } = columns;

/** A row of `wholeAsks.csv`: how all that is held on a thing is asked for. */
const WholeAsk = z.strictObject({ key, asked: list.transform((cues) => cues.map(readCue)) });

const wholeAsks = readTable(new URL('./data/', import.meta.url), 'wholeAsks', WholeAsk).flatMap(
  ({ asked }) => asked,
);

type Asking = Pick<Inquiry, 'question' | 'asks' | 'topics' | 'words' | 'namedWords'>;

/**
 * Whether all that is held on what is named is asked for: by its name alone, or in so many words (“tell me about …”). Who
 * asks for one thing has its answer and what stands behind that, and no overview.
 */
export function wantsWhole({ question, asks, topics, words: stemmed, namedWords }: Asking): boolean {
  const own = [...asks].filter((ask) => ask !== 'meaning' && ask !== 'greeting');
  if (own.some((ask) => ask !== 'benefit')) return false;
  const isNameAlone = stemmed.every(
    (word) => namedWords.has(word) || commonWords.has(word) || /^\d/.test(word),
  );
  if (topics.length === 0 && (isNameAlone || (own.length === 0 && !isQuestion(question)))) return true;
  const words = wordsOf(question);
  return isAny(wholeAsks, { words, spans: writtenSpans(question, words) });
}
