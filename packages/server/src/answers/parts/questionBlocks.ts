import type { Block } from '../prose.ts';
import { heading, list, note } from '../prose.ts';

/**
 * What stands over the questions to ask next. The page reads them from the markdown: a heading with exactly these
 * words, last in the answer, and under it a list with one question an item, each ending in a question mark.
 */
export const questionsHeading = 'You could ask next';

const most = 3;

/** The last part of an answer: up to three questions that the base can answer. */
export const questionBlocks = (questions: readonly string[]): Block[] =>
  questions.length > 0 ? [heading(questionsHeading), list(questions.slice(0, most).map(note))] : [];
