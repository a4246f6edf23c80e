import { stemmer } from 'stemmer';
import type { Evidence } from '../../../evidence/index.ts';
import { isPlainWord } from '../../../registry/index.ts';
import { isOrdinary } from '../../articleTerms.ts';
import { ofAsking } from '../../gather/closeness.ts';
import { recordIndexOf, variantsOf } from '../../gather/recordIndex.ts';
import { ageSpoken } from '../ages.ts';
import { isLeaning } from '../names/named.ts';
import { turnWords } from '../turnWords.ts';
import { type Word, wordsOf } from '../words.ts';

/** A word with the records that say it, and how much it tells. */
export interface Telling {
  readonly word: Word;
  readonly places: ReadonlySet<number>;
  /** What records say for it, as their words are compared. */
  readonly variants: readonly string[];
  readonly weight: number;
  /** Everybody's word tells something only at the head of a record: “units per case”. */
  readonly isCommon: boolean;
}

const asking = turnWords('pointer', 'asking');
export const ofAttributes = turnWords('attribute');
const ofScenes = turnWords('scene');

/** The words of a text that tell something, each once; an age is told by its numbers. */
export function tellingIn(evidence: Evidence, written: string): Telling[] {
  const { find, askedBy, passages } = recordIndexOf(evidence);
  const age = ageSpoken(written);
  const words = wordsOf(written).filter(
    ({ stem, text, start, end }) =>
      /^\p{L}{2}/u.test(stem) &&
      !/['’]/.test(text) &&
      !ofAsking.has(stemmer(stem)) &&
      !asking.has(stem) &&
      !isLeaning.has(stem) &&
      !(age && start >= age.start && end <= age.end),
  );
  return [...new Map(words.map((word) => [word.stem, word])).values()].map((word) => {
    const { stem } = word;
    const variants = variantsOf(stem);
    const places = new Set([...variants.flatMap((each) => [...find(each)]), ...askedBy(stem)]);
    return {
      word,
      places,
      variants: variants.map(stemmer),
      weight: Math.log(1 + passages.length / (1 + places.size)),
      isCommon:
        isPlainWord(word.text.toLowerCase()) ||
        isOrdinary.has(stem) ||
        ofAttributes.has(stem) ||
        ofScenes.has(stem),
    };
  });
}

/** How much of what words tell is told by some of them: 0 to 1. */
export function shareOf(words: readonly Telling[], isSaid: (word: Telling) => boolean): number {
  const weigh = (sum: number, { weight }: Telling) => sum + weight;
  const all = words.reduce(weigh, 0);
  return all === 0 ? 0 : words.filter(isSaid).reduce(weigh, 0) / all;
}
