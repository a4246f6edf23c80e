import { createMemory } from '../../registry/index.ts';
import type { Term } from './terms.ts';

/** Whether a word that no row knows looks like one of medicine all the same, e.g. `cardioprotective`. */
export type IsMedical = (stem: string) => boolean;

/** So many words are remembered: copy is checked at each key press, and most of its words were there before. */
const mostKept = 10_000;
/** A longer word may be no copy, and keep the whole text that it is cut from. */
const longestKept = 24;

/** Letters that have to stand beside the beginning or the ending: 'cardio' is also a way to exercise. */
const leastBeside = 3;

/** Reads words by the letters that the lexicon names. */
export function medicalReader(terms: readonly Term[]): IsMedical {
  const of = (kind: Term['kind']) => terms.filter((term) => term.kind === kind).flatMap(({ words }) => words);
  const [beginnings, endings] = [of('healthBeginning'), of('healthEnding')];
  // Words that only look like it; with `~` whatever begins so.
  const lookAlikes = of('healthLookAlike');
  const looks = (stem: string): boolean => {
    const rest = (part: string) => stem.length >= part.length + leastBeside;
    return (
      (beginnings.some((part) => stem.startsWith(part) && rest(part)) ||
        endings.some((part) => stem.endsWith(part) && rest(part))) &&
      !lookAlikes.some((word) => (word.endsWith('~') ? stem.startsWith(word.slice(0, -1)) : stem === word))
    );
  };
  const remember = createMemory<boolean>(mostKept);
  return (stem) => (stem.length <= longestKept ? remember(stem, () => looks(stem)) : looks(stem));
}
