import { hitsOf, type ReadSentence } from '../sentence.ts';
import { diseaseHits } from './disease.ts';

const negation = /\b(?:not|no|never|if|unless|before|avoid|without)\b/i;

/**
 * Rule 2: disclaimers, warnings, directions and lists are no claims. A warning may name diseases, unless it says what the
 * product does to one; directions that name a disease are more than directions.
 */
export function isPlain(sentence: ReadSentence): boolean {
  const { hits, text } = sentence;
  if (hitsOf(hits, 'warning').length > 0) return negation.test(text) || !treatsSomething(sentence);
  return hitsOf(hits, 'direction').length > 0 && diseaseHits(sentence).length === 0 && !promises(sentence);
}

const treatsSomething = (sentence: ReadSentence) =>
  hitsOf(sentence.hits, 'treat').length > 0 && diseaseHits(sentence).length > 0;

/** 'Take two daily to support immunity': the directions end where the promise begins. */
const promises = ({ hits, text }: ReadSentence) =>
  /\b(?:to|for|and)\b/i.test(text) &&
  hitsOf(hits, 'function').length > 0 &&
  hitsOf(hits, 'health', 'wellBeing').length > 0;
