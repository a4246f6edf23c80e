import { asIdioms } from '../lexicon/terms.ts';
import { hitsOf, type ReadSentence } from './sentence.ts';

/** So many words a question has at most that another sentence echoes. */
const longest = 6;

/** Who or what is in the state that was asked for: a thing or a house, not who would tell what came of it. */
const echo =
  /^\P{L}*(?:(?:so|neither|nor)\s+(?:is|are|was|were|does|do|did|has|have|had|can|could|will)\s+(?:our|the|half|everyone|everybody|most|we)\b|(?:us|we) (?:too|neither)\b)/iu;
/** What leads from the state to what ended it. */
const turns =
  /\b(?:until|till|before|but|now|then|once|since|after|thanks|helps?|works?|no longer|any ?more|used to|this|these|your?|so that)\b/i;

/**
 * Puts aside questions that the next sentence answers for a thing or a house: 'Feeling blue? So is our new tin.' Nobody is
 * offered help there. Copy that says more after it may, so the echo has to be its end.
 */
export function withEchoes(said: readonly ReadSentence[]): ReadSentence[] {
  return said.map((question, at) => {
    const answer = said[at + 1];
    const isEchoed =
      answer !== undefined &&
      at + 2 === said.length &&
      /\?\P{L}*$/u.test(question.text) &&
      question.words.length <= longest &&
      question.named.length === 0 &&
      hitsOf(question.hits, 'disease').length === 0 &&
      answersFor(answer);
    const place = { start: 0, end: question.text.length };
    return isEchoed ? { ...question, outcomes: [], hits: asIdioms(question.hits, [place]) } : question;
  });
}

const answersFor = ({ text, named, hits }: ReadSentence): boolean =>
  echo.test(text) &&
  !turns.test(text) &&
  named.length === 0 &&
  hitsOf(hits, 'treat', 'attack', 'relief', 'protect', 'remedy', 'disease', 'sign').length === 0;
