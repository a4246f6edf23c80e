import { tokenize, type Mention } from '../../registry/index.ts';
import type { Atom } from './exclusions.ts';

/**
 * The words of a text, each name as one.
 * @param isDosed whether a dose above nothing stands beside the name of that index
 */
export function atomsOf(
  text: string,
  mentions: readonly Pick<Mention, 'text' | 'start' | 'end'>[],
  isDosed: (at: number) => boolean = () => false,
): Atom[] {
  const named = mentions.map(({ text: word, start, end }, at) => ({
    word: word.toLowerCase(),
    start,
    end,
    isName: true,
    isDosed: isDosed(at),
  }));
  let passed = 0;
  const isInName = (at: number) => {
    while ((mentions[passed]?.end ?? Infinity) <= at) passed += 1;
    return at >= (mentions[passed]?.start ?? Infinity);
  };
  const words = tokenize(text)
    .filter(({ start }) => !isInName(start))
    .map((token) => ({
      word: token.text.toLowerCase(),
      start: token.start,
      end: token.start + token.text.length,
      isName: false,
      isDosed: false,
    }));
  const atoms = [...named, ...words].sort((a, b) => a.start - b.start);
  return atoms.map(({ word, start, isName, isDosed: dosed }, at) => {
    const gap = text.slice(atoms[at - 1]?.end ?? 0, start);
    return { word, start, gap, isName, isDosed: dosed };
  });
}
