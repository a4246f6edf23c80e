import { stems } from '../../registry/index.ts';

/**
 * Phrases of which none is said wherever another is: who looks for `collagen` finds the articles on `collagen peptides`,
 * and each phrase costs a search.
 */
export function withoutNarrower(phrases: readonly string[]): string[] {
  const read = phrases.map((phrase, at) => ({ phrase, at, words: ` ${stems(phrase).join(' ')} ` }));
  const isWithin = ({ words, at }: (typeof read)[number]) =>
    read.some(
      (other) =>
        other.words.trim() !== '' && words.includes(other.words) && (words !== other.words || other.at < at),
    );
  return read.filter((each) => !isWithin(each)).map(({ phrase }) => phrase);
}
