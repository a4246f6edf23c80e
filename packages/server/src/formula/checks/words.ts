import type { Line } from '../formula.ts';

/** Words that name what a line is of, in lower case. */
export const wordsOf = ({ name, draft }: Line): string =>
  [name, draft.source, draft.nutrientForm, draft.latinName].join(' ').toLowerCase();

/** Whether a text holds the word, not inside a longer one. Most do not: they are told by the first look. */
export const holds = (text: string, word: string): boolean =>
  text.includes(word) && ` ${text.replaceAll(/[^\p{L}\d-]+/gu, ' ').trim()} `.includes(` ${word} `);
