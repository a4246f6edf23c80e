import { editDistance, isEnglishWord } from '../../registry/index.ts';
import type { Term } from './terms.ts';

/** Whether a word is one letter off a word of a disease. */
export type IsTypo = (word: string) => boolean;

/** Shorter words differ by one letter from too many others. */
const shortestTypo = 7;
/** Longer than any word of a disease. */
const longestTypo = 40;

/** What one wrong letter may hide. */
const hidden: ReadonlySet<Term['kind']> = new Set(['disease', 'drugClass', 'lifeStage', 'deficiency']);

/** A word, and each form of it with a letter left out: two words that differ by one letter share one of these. */
const formsOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Reads the words of diseases that one wrong letter may hide, by all that is left of each when a letter is missing. */
export function typoFinder(terms: readonly Term[]): IsTypo {
  const words = new Set(
    terms
      .filter(({ kind }) => hidden.has(kind))
      .flatMap((term) => term.words)
      .filter((word) => !/[\s~^]/.test(word) && word.length >= shortestTypo),
  );
  const byForm = new Map<string, string[]>();
  for (const word of words)
    for (const form of formsOf(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  return remembering(
    (word) =>
      !words.has(word) &&
      !words.has(`${word}s`) &&
      // Strains are no sprains.
      !isEnglishWord(word) &&
      formsOf(word)
        .flatMap((form) => byForm.get(form) ?? [])
        .some((disease) => isOneOff(word, disease)),
  );
}

/** More words than some copies have; then it begins anew. */
const mostRemembered = 5000;

/** Copy is checked at each key press, and most of its words were there before. */
function remembering(isTypo: IsTypo): IsTypo {
  const decided = new Map<string, boolean>();
  return (word) => {
    if (word.length < shortestTypo - 1 || word.length > longestTypo) return false;
    const known = decided.get(word);
    if (known !== undefined) return known;
    const found = isTypo(word);
    if (decided.size >= mostRemembered) decided.clear();
    decided.set(word, found);
    return found;
  };
}

/** One wrong letter leaves the first letters alone or the last; most words are told apart by these. */
const isOneOff = (word: string, disease: string): boolean =>
  (disease.startsWith(word.slice(0, 3)) || disease.endsWith(word.slice(-3))) &&
  disease !== word &&
  `${disease}s` !== word &&
  editDistance(word, disease, 1) === 1;
