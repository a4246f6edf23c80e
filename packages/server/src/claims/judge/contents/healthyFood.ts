import { hitsOf, notWithin, type Place, type ReadSentence } from '../../reading/sentence.ts';
import { figureKey, type Hit } from '../../lexicon/terms.ts';

type Read = Pick<ReadSentence, 'hits' | 'text'>;

/** What may stand between 'healthy' and the food that is called so: 'healthy oat granola'. */
const describes = /^\s+(?:[\p{L}-]+\s+)?$/u;

const foodsAfter = ({ end }: Place, { hits, text }: Read): Hit[] =>
  hitsOf(hits, 'plain').filter(({ start }) => start > end && describes.test(text.slice(end, start)));

/** Without phrases that only look like it: a healthy appetite. */
function healthyWords({ hits }: Read): readonly Hit[] {
  const phrases = hitsOf(hits, 'idiom').filter(({ term }) => term.key !== figureKey);
  return notWithin(hitsOf(hits, 'healthy'), phrases);
}

/** Foods that are called healthy. */
export const foodsCalledHealthy = (sentence: Read): Hit[] =>
  healthyWords(sentence).flatMap((word) => foodsAfter(word, sentence));

/** Where the food itself is said to be healthy, not what it does to bones: a healthier town is a figure of speech, and a healthier snack is none. */
export function healthyIn(sentence: Read): Hit[] {
  const figures = hitsOf(sentence.hits, 'idiom');
  return healthyWords(sentence).filter(
    (word) => notWithin([word], figures).length > 0 || foodsAfter(word, sentence).length > 0,
  );
}
