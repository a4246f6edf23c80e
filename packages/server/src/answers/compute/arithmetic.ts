import type { Passage } from '../../evidence/index.ts';
import { doubt, fact, type Sentence } from '../prose.ts';
import { derive } from '../values.ts';

const ofArithmetic = 'arithmetic:';

/** What is worked out from the amounts of a question alone, as a source. */
export const arithmetic = (statement: string): Passage => ({
  key: `${ofArithmetic}${statement}`,
  kind: 'ingredient',
  title: 'Worked out from the question',
  source: 'Arithmetic on the amounts of the question',
  url: null,
  text: `${statement}.`,
  isConfirmed: true,
  ingredients: [],
  topics: [],
});

export const isArithmetic = ({ key }: Passage): boolean => key.startsWith(ofArithmetic);

/** A sum on the amounts of a question, in a sentence that rests on itself. */
export const workedSentence = (statement: string): Sentence => fact(statement, arithmetic(statement));

/** A sum over what one record holds, in a sentence that says where the record is in doubt. */
export const workedFrom = (passage: Passage, statement: string): Sentence =>
  fact(`${statement}${doubt(passage)}`, derive(passage, `${statement}.`));
